import { useApiQuery } from '../../api/queries.ts';
import { Checkbox, TextField } from '../../ui/field.tsx';
import { QueryState } from '../../ui/states.tsx';
import styles from './consent-form.module.css';
import type { StepProps } from './use-registration.ts';

const NAME_LENGTH = 120;

/** The parish's consent text, set apart from everything else, and for minors the guardian's. */
export function ConsentForm({ form, problems, change, minor }: StepProps & { minor: boolean }) {
  const parish = useApiQuery('/api/settings/public');
  return (
    <QueryState query={parish}>
      {({ consent }) => (
        <section className={styles.consent} aria-labelledby="consent-title">
          <h3 id="consent-title">{consent.title}</h3>
          <p className={styles.highlight}>{consent.highlight}</p>
          {consent.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className={styles.version}>Versão {consent.version}</p>
          <Checkbox
            label={consent.statement}
            name="consent"
            required
            checked={form.consent}
            onChange={(event) => change('consent', event.target.checked)}
            error={problems.consent}
          />
          {minor && (
            <>
              <TextField
                label="Nome do responsável"
                name="guardianName"
                hint="Você ainda não tem 18 anos: peça ao seu responsável legal para preencher esta parte."
                maxLength={NAME_LENGTH}
                required
                value={form.guardianName}
                onChange={(event) => change('guardianName', event.target.value)}
                error={problems.guardianName}
              />
              <Checkbox
                label={consent.guardianStatement}
                name="guardianConsent"
                required
                checked={form.guardianConsent}
                onChange={(event) => change('guardianConsent', event.target.checked)}
                error={problems.guardianConsent}
              />
            </>
          )}
        </section>
      )}
    </QueryState>
  );
}
