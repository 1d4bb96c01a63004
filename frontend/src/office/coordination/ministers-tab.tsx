import { Link } from 'react-router';
import { useCan } from '../../shared/session.tsx';
import { EXPERIENCE_LABELS, labelOf } from '../../api/labels.ts';
import { Avatar, initialsOf } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { Row, Stack } from '../../ui/page.tsx';
import { ImportLink } from '../parts/import-link.tsx';
import { PagedList, usePagedList } from '../parts/paged-list.tsx';
import styles from './coordination.module.css';

/** Finds a minister and leads to their record. */
export function MinistersTab() {
  const writes = useCan()('people.write');
  const list = usePagedList('/api/ministers', { size: 10 });
  return (
    <Stack>
      <Row gap={16} justify="space-between">
        <h2>Ministros</h2>
        <ButtonLink look="quiet" to="/ministers">
          Ver todos os ministros
        </ButtonLink>
      </Row>
      <PagedList
        list={list}
        searchLabel="Buscar ministro por nome"
        empty="Nenhum ministro encontrado"
        next={<ImportLink />}
      >
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((minister) => (
              <li key={minister.id}>
                <Link
                  to={writes ? `/ministers/${minister.id}` : inList(minister.scheduleName)}
                  className={styles.person}
                >
                  <Avatar photo={minister} letters={initialsOf(minister.fullName)} />
                  <span className={styles.words}>
                    <strong>{minister.fullName}</strong>
                    <span>
                      <Dotted
                        facts={[minister.scheduleName, labelOf(EXPERIENCE_LABELS, minister.experience)]}
                      />
                    </span>
                  </span>
                  {!minister.isActive && <Badge tone="warning">Inativo</Badge>}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Stack>
  );
}

/** The list of ministers with one name sought, for those who may not open the record. */
const inList = (name: string): string =>
  `/ministers?${new URLSearchParams({ filter: JSON.stringify({ q: name }) }).toString()}`;
