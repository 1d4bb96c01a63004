import { useState } from 'react';
import { useCan } from '../../../shared/session.tsx';
import { Row } from '../../../ui/page.tsx';
import { RequestWords } from '../../substitutions/request-words.tsx';
import {
  SubstitutionActs,
  SubstitutionDialog,
  type ChosenAct,
} from '../../substitutions/substitution-acts.tsx';
import { useOpenRequests } from '../../substitutions/use-open-requests.ts';
import type { RosterMass } from '../editor/editor-model.ts';
import styles from './mass-requests.module.css';

/** Who of a mass asks for a substitute, how far the asking is, and what can be done about it. */
export function MassRequests({ mass }: { mass: RosterMass }) {
  const writes = useCan()('schedules.write');
  const { data = [] } = useOpenRequests();
  const [chosen, setChosen] = useState<ChosenAct | null>(null);
  return (
    <>
      {data
        .filter(({ slotId }) => slotId === mass.id)
        .map((request) => (
          <section key={request.id} className={styles.request}>
            <h3>{request.scheduleName} pede um substituto</h3>
            <RequestWords request={request} />
            <Row>
              <SubstitutionActs request={request} writes={writes} onAct={setChosen} />
            </Row>
          </section>
        ))}
      {chosen && <SubstitutionDialog chosen={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}
