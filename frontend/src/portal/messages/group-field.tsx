import { useApiQuery } from '../../api/queries.ts';
import { capital, massMoment } from '../../lib/dates.ts';
import { comingOf, useComingMasses } from '../../shared/coming-masses.ts';
import { SelectField } from '../../ui/field.tsx';
import { QueryState } from '../../ui/states.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { Muted } from '../../ui/page.tsx';

interface Props {
  value: number | null;
  onChange: (id: number | null) => void;
  error: string | undefined;
}

const picked = (value: string): number | null => (value === '' ? null : Number(value));

/** Which mass: of published schedules, whose teams know that they serve. */
export function MassField(props: Props) {
  const schedules = useApiQuery('/api/schedules', {});
  return (
    <QueryState query={schedules} loading={<Loading />}>
      {(all) => (
        <Masses {...props} schedules={comingOf(all).filter(({ status }) => status === 'published')} />
      )}
    </QueryState>
  );
}

function Masses({ value, onChange, error, schedules }: Props & { schedules: ReturnType<typeof comingOf> }) {
  const masses = useComingMasses(schedules);
  if (schedules.length === 0) return <Muted>Nenhuma escala publicada tem missas por vir.</Muted>;
  return (
    <SelectField
      label="Missa"
      required
      placeholder="Escolha a missa"
      value={value ?? ''}
      error={error}
      onChange={({ target }) => onChange(picked(target.value))}
      options={masses.map(({ id, description, ...moment }) => ({
        value: id,
        label: `${capital(massMoment(moment))}: ${description}`,
      }))}
    />
  );
}

/** Which questionnaire, of those that still wait for answers. */
export function QuestionnaireField({ value, onChange, error }: Props) {
  const questionnaires = useApiQuery('/api/questionnaires/sent', {}, { fresh: true });
  return (
    <QueryState query={questionnaires} loading={<Loading />}>
      {(all) => {
        const open = all.filter(({ status }) => status === 'sent');
        return open.length === 0 ? (
          <Muted>Nenhum questionário espera respostas.</Muted>
        ) : (
          <SelectField
            label="Questionário"
            required
            placeholder="Escolha o questionário"
            value={value ?? ''}
            error={error}
            onChange={({ target }) => onChange(picked(target.value))}
            options={open.map(({ id, title }) => ({ value: id, label: title }))}
          />
        );
      }}
    </QueryState>
  );
}
