-- Months before the demonstration parish's first one: that month over and over, each time one month earlier. Ids of a copy
-- are those of its origin and a hundred thousand for each month.
-- Foreign keys are not looked at: every copy points where its origin does.
set session_replication_role = replica;
set work_mem = '128MB';
create temporary table origin as
  select s.*, q.id as questionnaire_id
  from schedule s join questionnaire q on q.schedule_id = s.id
  where s.status in ('published', 'completed') order by s.start_date limit 1;
create temporary table began as
  select least(start_date::timestamptz, (select min(at) from audit_event), (select min(created_at) from email_message)) as at
  from origin;
create temporary table month as select k, k * 100000 as shift, make_interval(months => k) as back from generate_series(1, :months) k;
-- People have served since before all that, and seen it.
update user_account set created_at = created_at - make_interval(months => (select count(*)::int from month));
update minister set created_at = created_at - make_interval(months => (select count(*)::int from month));
create temporary table account as
  select u.id, u.name, u.email, row_number() over (order by u.id) - 1 as n, count(*) over () as people from user_account u;

insert into schedule (id, created_at, updated_at, title, description, type, year, month, start_date, end_date, status, published_at, version)
  select o.id + shift, o.created_at - back, o.updated_at - back, o.title, o.description, o.type,
    extract(year from o.start_date - back)::int, extract(month from o.start_date - back)::int,
    (o.start_date - back)::date, (o.start_date - back + interval '1 month' - interval '1 day')::date,
    'completed', o.published_at - back, o.version
  from origin o cross join month;

insert into schedule_slot (id, created_at, updated_at, schedule_id, date, time, starts_at, description, required_ministers,
    experienced_required, location, rule_key, option_value, liturgical_name, liturgical_color, warning)
  select t.id + shift, t.created_at - back, t.updated_at - back, t.schedule_id + shift, (t.date - back)::date, t.time,
    t.starts_at - back, t.description, t.required_ministers, t.experienced_required, t.location, t.rule_key,
    t.option_value, t.liturgical_name, t.liturgical_color, t.warning
  from schedule_slot t join origin o on o.id = t.schedule_id cross join month
  on conflict do nothing;

insert into assignment (id, created_at, updated_at, slot_id, minister_id, origin, pinned)
  select a.id + shift, a.created_at - back, a.updated_at - back, t.id, a.minister_id, a.origin, a.pinned
  from assignment a cross join month join schedule_slot t on t.id = a.slot_id + shift;

insert into availability_answer (slot_id, minister_id, answer)
  select t.id, a.minister_id, a.answer
  from availability_answer a cross join month join schedule_slot t on t.id = a.slot_id + shift
  where (a.slot_id + a.minister_id) % 5 < 2;

insert into questionnaire (id, created_at, updated_at, schedule_id, title, description, status, sent_at, round,
    response_deadline, allow_updates, questions, special_masses)
  select q.id + shift, q.created_at - back, q.updated_at - back, q.schedule_id + shift, q.title, q.description, 'completed',
    coalesce(q.sent_at, q.created_at) - back, q.round, coalesce(q.response_deadline, q.created_at) - back, q.allow_updates,
    (select jsonb_agg(case when question ->> 'slotId' is null then question else question || jsonb_build_object(
        'id', 'slot_' || (question ->> 'slotId')::int + shift, 'slotId', (question ->> 'slotId')::int + shift,
        'date', to_char((question ->> 'date')::date - back, 'YYYY-MM-DD')) end)
      from jsonb_array_elements(q.questions) question),
    q.special_masses
  from questionnaire q join origin o on o.questionnaire_id = q.id cross join month;

insert into questionnaire_response (id, created_at, updated_at, questionnaire_id, minister_id, responses, additional_notes)
  select r.id + shift, r.created_at - back, r.updated_at - back, r.questionnaire_id + shift, r.minister_id,
    (select coalesce(jsonb_object_agg('slot_' || substr(key, 6)::int + shift, value), '{}')
      from jsonb_each(r.responses) where key like 'slot\_%'), r.additional_notes
  from questionnaire_response r join origin o on o.questionnaire_id = r.questionnaire_id cross join month;

-- Eighteen times a day somebody looks at a list of people, which each of them may read of.
insert into audit_event (at, actor_id, action, subject_type, details, address, request_id)
  select began.at - i * interval '80 minutes', u.id, 'list-read', 'minister', '{}', '203.0.113.7', 'read-' || i
  from began cross join generate_series(1, (select count(*)::int from month) * 540) i
    join (select id, row_number() over (order by id) - 1 as n, count(*) over () as people
      from user_account where role in ('admin', 'coordenador', 'reitor')) u on u.n = i % u.people;
