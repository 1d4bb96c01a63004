-- What ten years leave behind in mails, notices, messages, jobs and the audit trail, as far as a daily retention of eleven
-- years lets it stay; after earlier-months.sql, in its session.
insert into setting (name, value) values ('retention', '{"rejectedRequestMonths": 6, "logYears": 11}')
  on conflict (name) do update set value = excluded.value;
insert into roster_run (schedule_id, status, created_at, updated_at, started_at, finished_at, result)
  select s.id, 'done', s.created_at, s.created_at, s.created_at, s.created_at, r.result
  from month join schedule s on s.id = (select id from origin) + shift
    cross join (select result from roster_run where result is not null order by id limit 1) r cross join generate_series(1, 4);

insert into roster_change (schedule_id, revision, kind, state, diff, created_at, updated_at)
  select s.id, n, 'assigned', 'final', '{"entered": [], "left": []}', s.created_at, s.created_at
  from month join schedule s on s.id = (select id from origin) + shift cross join generate_series(1, 40) n;

insert into announced_duty (slot_id, minister_id, starts_at, mail_key)
  select a.slot_id, a.minister_id, t.starts_at, 'history:' || a.id
  from assignment a join schedule_slot t on t.id = a.slot_id where a.id > 100000;

insert into substitution_request (slot_id, minister_id, reason, status, substitute_id, decided_at, created_at, updated_at)
  select a.slot_id, a.minister_id, 'Viagem', 'accepted', null, t.starts_at - interval '2 days',
    t.starts_at - interval '5 days', t.starts_at - interval '2 days'
  from assignment a join schedule_slot t on t.id = a.slot_id where a.id > 100000 and a.id % 33 = 0 and t.starts_at > now() - interval '11 months';

insert into ai_session (schedule_id, title, instructions, closed_at, created_at, updated_at)
  select s.id, s.title, '', s.created_at, s.created_at, s.created_at
  from month join schedule s on s.id = (select id from origin) + shift;
insert into ai_message (session_id, sender, message, status, created_at, updated_at)
  select a.id, case n % 2 when 0 then 'assistant' else 'user' end, 'Quem pode servir no domingo às 8h?', 'done', a.created_at, a.created_at
  from ai_session a join month on a.schedule_id = (select id from origin) + shift cross join generate_series(1, 12) n;

insert into email_message (mail, "to", user_id, refs, dedupe_key, status, subject, attempts, sent_at, created_at, updated_at)
  select (array['questionnaire-sent', 'roster-published', 'questionnaire-reminder'])[i % 3 + 1], a.email, a.id, '{}', 'history:' || i,
    'kept', 'Um aviso da paróquia', 1, at, at, at
  from generate_series(1, 40000) i join account a on a.n = i % a.people
    cross join lateral (select began.at - i * interval '10 years' / 40000 as at from began) moment;

insert into outbox_message (job, payload, dedupe_key, status, attempts, available_at, done_at, created_at, updated_at)
  select case i % 2 when 0 then 'mail.send' else 'notifications.deliver' end, jsonb_build_object('emailId', i), 'history:' || i,
    'done', 1, at, at, at, at
  from generate_series(1, 1500) i cross join lateral (select now() - i * interval '85 days' / 1500 as at) moment;

insert into notification (recipient_id, title, content, priority, link, sent_at, read_at, created_at, updated_at)
  select a.id, 'Escala publicada', 'A escala do mês está publicada.', 'medium', '/my-schedule', at, case when at > now() - interval '11 months' then at end, at, at
  from generate_series(1, 40000) i join account a on a.n = i % a.people
    cross join lateral (select began.at - i * interval '10 years' / 40000 as at from began) moment;

insert into personal_message (sender_id, sender_name, recipient_id, subject, body, sent_at, read_at, created_at, updated_at)
  select a.id, a.name, c.id, 'Troca de horário', 'Posso servir às 8h no lugar das 10h?', at, at, at, at
  from generate_series(1, 6000) i join account a on a.n = i % a.people
    join (select id, row_number() over (order by id) - 1 as n, count(*) over () as people
      from user_account where role in ('admin', 'coordenador', 'reitor') or email = 'ministro@demo.local') c on c.n = i % c.people
    cross join lateral (select began.at - i * interval '10 years' / 6000 as at from began) moment;

insert into community_post (title, body, author_name, published_at, created_at, updated_at)
  select 'Aviso ' || i, 'Encontro no salão depois da missa.', 'Coordenação', at, at, at
  from generate_series(1, 500) i cross join lateral (select began.at - i * interval '10 years' / 500 as at from began) moment;
insert into news_post (title, summary, body, author_name, published_at, created_at, updated_at)
  select 'Notícia ' || i, 'Um resumo.', 'O texto da notícia.', 'Coordenação', at, at, at
  from generate_series(1, 500) i cross join lateral (select began.at - i * interval '10 years' / 500 as at from began) moment;

insert into registration_request (full_name, full_name_key, email, phone, birth_date, schedule_name, experience, availability,
    has_family_in_ministry, consent, status, reviewed_at, role, created_at, updated_at)
  select 'Candidato ' || i, 'candidato ' || i, 'candidato' || i || '@exemplo.test', '+55 (15) 90000-0000', '1970-01-01',
    'Candidato ' || i, 'nenhuma', '{}', false, '{}', 'approved', at, 'ministro', at, at
  from generate_series(1, 600) i cross join lateral (select began.at - i * interval '10 years' / 600 as at from began) moment;

insert into blocked_date (minister_id, date)
  select m.id, (began.at - n * interval '20 days')::date from minister m cross join began cross join generate_series(1, 180) n
  where m.id % 4 = 0 on conflict do nothing;

insert into audit_event (at, actor_id, action, subject_type, subject_id, details, address, request_id)
  select began.at - i * interval '10 years' / 524000, a.id,
    (array['login', 'logout', 'assignment-added', 'assignment-removed', 'minister-changed', 'questionnaire-sent', 'email-resent'])[i % 7 + 1],
    (array[null, null, 'schedule', 'schedule', 'minister', 'questionnaire', 'email'])[i % 7 + 1],
    case when i % 7 in (2, 3) then (select id from origin) + (i % 120 + 1) * 100000 when i % 7 = 4 then a.n + 1
      when i % 7 = 5 then (select questionnaire_id from origin) + (i % 120 + 1) * 100000 when i % 7 = 6 then i % 40000 + 1 end,
    '{}', '203.0.113.7', 'history-' || i
  from generate_series(1, 524000) i join account a on a.n = i % a.people cross join began;
