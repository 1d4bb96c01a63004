import type { ReactNode } from 'react';
import {
  CreateBase,
  DeleteWithConfirmButton,
  EditBase,
  SaveButton,
  SimpleForm,
  Toolbar,
  useEditContext,
  useResourceContext,
  type RaRecord,
  type TransformData,
} from 'react-admin';
import { Page } from '../../ui/page.tsx';
import { EmptyState, ErrorState, SkeletonCards } from '../../ui/states.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './resource.module.css';

interface Frame {
  back: { to: string; label: string };
  /** The last change to what was typed before it is sent. */
  transform?: TransformData;
  children: ReactNode;
}

/** The page on which a record is changed; the server's refusals appear beside their fields. */
export function ResourceEdit<Row extends RaRecord>({
  title,
  back,
  removable = true,
  beside,
  transform,
  children,
}: Frame & {
  title: (row: Row) => string;
  /** Whether the record can be deleted here. */
  removable?: boolean;
  /** More about the record, below its form. */
  beside?: ReactNode;
}) {
  return (
    <EditBase mutationMode="pessimistic" redirect={back.to} {...(transform ? { transform } : {})}>
      <EditPage<Row> {...{ title, back, removable, beside }}>{children}</EditPage>
    </EditBase>
  );
}

function EditPage<Row extends RaRecord>({
  title,
  back,
  removable,
  beside,
  children,
}: Omit<Frame, 'transform'> & { title: (row: Row) => string; removable: boolean; beside: ReactNode }) {
  const { record, isPending, error, refetch } = useEditContext<Row>();
  if (isPending) return <SkeletonCards />;
  if (!record)
    return error ? (
      <ErrorState error={error} retry={() => void refetch()} />
    ) : (
      <Page title="Não encontrado" back={back}>
        <EmptyState
          text="Este registro não existe mais."
          action={<ButtonLink to={back.to}>{back.label}</ButtonLink>}
        />
      </Page>
    );
  return (
    <Page title={title(record)} back={back}>
      <div className={styles.form}>
        <SimpleForm
          toolbar={
            <Toolbar>
              <SaveButton alwaysEnable />
              {removable && <DeleteWithConfirmButton redirect={back.to} sx={{ marginLeft: 'auto' }} />}
            </Toolbar>
          }
        >
          {children}
        </SimpleForm>
      </div>
      {beside}
    </Page>
  );
}

/** The page on which a record is made. */
export function ResourceCreate({
  title,
  back,
  defaults,
  transform,
  children,
}: Frame & { title: string; defaults?: Record<string, unknown> }) {
  const resource = useResourceContext();
  return (
    <CreateBase redirect={back.to} key={resource} {...(transform ? { transform } : {})}>
      <Page title={title} back={back}>
        <div className={styles.form}>
          <SimpleForm
            {...(defaults ? { defaultValues: defaults } : {})}
            toolbar={
              <Toolbar>
                <SaveButton alwaysEnable />
              </Toolbar>
            }
          >
            {children}
          </SimpleForm>
        </div>
      </Page>
    </CreateBase>
  );
}
