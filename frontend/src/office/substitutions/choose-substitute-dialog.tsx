import { Fragment } from 'react';
import { call, type Answer } from '../../api/client.ts';
import { useApiQuery } from '../../api/queries.ts';
import { useApiForm } from '../../api/use-api-form.ts';
import { hour, onLongDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Checkbox, FieldSet, Form, Radio, TextAreaField } from '../../ui/field.tsx';
import { Reach } from '../../ui/reach.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { QueryState } from '../../ui/states.tsx';
import { askText, splitByPossible, type Candidate, type Substitution } from './substitutions-model.ts';
import styles from './substitutions.module.css';

interface Values {
  ministerId: number | null;
  note: string;
  /** They have said by telephone that they come. */
  confirmed: boolean;
}

/** Who could take a place, the best first as the server orders them, and why the others cannot. */
export function ChooseSubstituteDialog({ request, onClose }: { request: Substitution; onClose: () => void }) {
  const candidates = useApiQuery(
    '/api/substitutions/{id}/candidates',
    { path: { id: request.id } },
    { fresh: true },
  );
  const { date, time, description, scheduleName } = request;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title="Escolher substituto"
      description={`${scheduleName} não pode servir ${onLongDate(date)}, ${hour(time)} · ${description}. As duas pessoas são avisadas por e-mail.`}
    >
      <QueryState query={candidates} loading={<Loading />}>
        {(list) => <Choice request={request} candidates={list} onClose={onClose} />}
      </QueryState>
    </Dialog>
  );
}

function Choice({
  request,
  candidates,
  onClose,
}: {
  request: Substitution;
  candidates: readonly Candidate[];
  onClose: () => void;
}) {
  const { id, scheduleName } = request;
  const { possible, impossible } = splitByPossible(candidates);
  const { field, error, values, set, onSubmit, busy } = useApiForm<
    Values,
    Answer<'POST /api/substitutions/{id}/accept'>
  >({
    initial: { ministerId: null, note: '', confirmed: false },
    check: ({ ministerId }) => ({ ministerId: ministerId === null ? 'Escolha uma pessoa.' : undefined }),
    send: ({ ministerId, note, confirmed }) =>
      call('POST /api/substitutions/{id}/accept', {
        path: { id },
        body: {
          ministerId: ministerId!,
          ...(note.trim() === '' ? {} : { note: note.trim() }),
          ...(confirmed && { confirmed }),
        },
      }),
    success: ({ substituteName }) => ({
      title: 'Substituto escolhido',
      description: `${substituteName ?? 'A pessoa escolhida'} serve no lugar de ${scheduleName}, e as duas pessoas são avisadas.`,
    }),
    failure: 'Erro ao escolher substituto',
    then: onClose,
  });
  return (
    <Form onSubmit={onSubmit}>
      {possible.length === 0 ? (
        <p>Ninguém pode ficar com este lugar. Veja abaixo o que impede cada pessoa.</p>
      ) : (
        <FieldSet legend="Quem serve no lugar" error={error('ministerId')}>
          <div className={styles.scroll}>
            {possible.map((candidate) => (
              <Fragment key={candidate.ministerId}>
                <Radio
                  name="substitute"
                  checked={values.ministerId === candidate.ministerId}
                  onChange={() => set({ ministerId: candidate.ministerId })}
                  label={<CandidateWords candidate={candidate} />}
                />
                {values.ministerId === candidate.ministerId && (
                  <div className={styles.reach}>
                    <Reach
                      name={candidate.scheduleName}
                      phone={candidate.phone}
                      text={askText(candidate.scheduleName, request)}
                    />
                  </div>
                )}
              </Fragment>
            ))}
          </div>
        </FieldSet>
      )}
      {impossible.length > 0 && (
        <Disclosure summary={`Quem não pode (${impossible.length})`}>
          <div className={styles.scroll}>
            {impossible.map((candidate) => (
              <Radio
                key={candidate.ministerId}
                name="substitute"
                disabled
                label={<CandidateWords candidate={candidate} />}
              />
            ))}
          </div>
        </Disclosure>
      )}
      {possible.length > 0 && (
        <>
          <Checkbox
            label="Já confirmou por telefone"
            checked={values.confirmed}
            onChange={({ target }) => set({ confirmed: target.checked })}
          />
          <TextAreaField label="Recado para os dois" rows={2} maxLength={500} {...field('note')} />
          <DialogFoot onClose={onClose}>
            <Button type="submit" look="primary" busy={busy}>
              Confirmar substituto
            </Button>
          </DialogFoot>
        </>
      )}
    </Form>
  );
}

function CandidateWords({ candidate: { scheduleName, reason } }: { candidate: Candidate }) {
  return (
    <span className={styles.candidate}>
      <strong>{scheduleName}</strong>
      <small>{reason}</small>
    </span>
  );
}
