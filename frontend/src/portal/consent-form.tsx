import { useApiQuery } from '../api/queries.ts';
import { Checkbox, TextField } from '../ui/field.tsx';
import { QueryState } from '../ui/states.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import styles from './consent-form.module.css';

const TEXT_LENGTH = 120;
/** So much of the version tells two texts apart by eye. */
const SHOWN_OF_VERSION = 8;

/** What is asked for: of minors also the guardian's part. */
export interface ConsentValues {
  consent: boolean;
  guardianName: string;
  guardianContact: string;
  guardianConsent: boolean;
}

/** The parish's consent text, set apart from everything else, and for minors the guardian's. */
export function ConsentForm({
  form,
  problems,
  change,
  minor,
}: {
  form: ConsentValues;
  problems: { [Field in keyof ConsentValues]?: string | undefined };
  change: (part: Partial<ConsentValues>) => void;
  minor: boolean;
}) {
  const parish = useApiQuery('/api/settings/public', {}, { fresh: true });
  return (
    <QueryState query={parish}>
      {({ consent }) => (
        <section className={styles.consent} aria-labelledby="consent-title">
          <h3 id="consent-title">{consent.title}</h3>
          <p className={styles.highlight}>{consent.highlight}</p>
          <div className={styles.text} role="region" aria-label={consent.title} tabIndex={0}>
            {consent.paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <Unbroken text={paragraph} />
              </p>
            ))}
            <p className={styles.version}>Versão {consent.version.slice(0, SHOWN_OF_VERSION)}</p>
          </div>
          <Checkbox
            label={consent.statement}
            name="consent"
            required
            checked={form.consent}
            onChange={(event) => change({ consent: event.target.checked })}
            error={problems.consent}
          />
          {minor && (
            <>
              <TextField
                label="Nome do responsável"
                name="guardianName"
                hint="Você ainda não tem 18 anos: peça ao seu responsável legal para preencher esta parte."
                maxLength={TEXT_LENGTH}
                required
                value={form.guardianName}
                onChange={(event) => change({ guardianName: event.target.value })}
                error={problems.guardianName}
              />
              <TextField
                label="Contato do responsável"
                name="guardianContact"
                hint="Telefone com DDD ou e-mail, diferente do seu."
                maxLength={TEXT_LENGTH}
                required
                value={form.guardianContact}
                onChange={(event) => change({ guardianContact: event.target.value })}
                error={problems.guardianContact}
              />
              <Checkbox
                label={consent.guardianStatement}
                name="guardianConsent"
                required
                checked={form.guardianConsent}
                onChange={(event) => change({ guardianConsent: event.target.checked })}
                error={problems.guardianConsent}
              />
            </>
          )}
        </section>
      )}
    </QueryState>
  );
}
