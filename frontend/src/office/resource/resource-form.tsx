import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import {
  CreateBase,
  EditBase,
  Form,
  useDelete,
  useEditContext,
  useResourceContext,
  useTranslate,
  type RaRecord,
  type TransformData,
} from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { useDraft } from '../../lib/drafts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { FormActions } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type Back, Page } from '../../ui/page.tsx';
import { EmptyState, ErrorState, SkeletonCards } from '../../ui/states.tsx';
import { toast, toastError } from '../../api/toasts.ts';
import styles from './resource.module.css';

interface Frame {
  back: Back;
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
  savedTo = () => back.to,
  transform,
  children,
}: Frame & {
  title: (row: Row) => string;
  /** Whether the record can be deleted here. */
  removable?: boolean;
  /** More about the record, beside its form or below it. */
  beside?: ReactNode;
  /** Where one goes once it is saved, if not back. */
  savedTo?: (row: Row) => string;
}) {
  return (
    <EditBase
      mutationMode="pessimistic"
      redirect={(_resource, _id, saved) => savedTo(saved as Row)}
      {...(transform ? { transform } : {})}
    >
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
      <div className={beside ? styles.withBeside : undefined}>
        <RecordForm
          acts={removable && <DeleteButton record={record} name={title(record)} backTo={back.to} />}
        >
          {children}
        </RecordForm>
        {beside && <div className={styles.beside}>{beside}</div>}
      </div>
    </Page>
  );
}

/** The page on which a record is made. */
export function ResourceCreate({
  title,
  back,
  defaults = {},
  kept = false,
  transform,
  children,
}: Frame & {
  title: string;
  defaults?: Record<string, unknown>;
  /** What is typed stays on this device until it is saved. */
  kept?: boolean;
}) {
  const resource = useResourceContext();
  const { pathname, search } = useLocation();
  const draft = useDraft<Record<string, unknown>>(kept ? `create ${pathname}${search}` : null, defaults);
  // What the form begins with, and whether that was typed before.
  const [start, setStart] = useState({ values: draft.value, restored: draft.restored });
  function startAnew(): void {
    draft.forget();
    setStart({ values: defaults, restored: false });
  }
  return (
    <CreateBase
      redirect={() => {
        draft.forget();
        return back.to;
      }}
      key={resource}
      {...(transform ? { transform } : {})}
    >
      <Page title={title} back={back}>
        <RecordForm key={String(start.restored)} defaults={start.values}>
          {start.restored && (
            <Notice
              title="Continue de onde parou"
              actions={<Button onClick={startAnew}>Descartar e recomeçar</Button>}
            >
              Isto você já tinha escrito neste aparelho e ainda não salvou.
            </Notice>
          )}
          {kept && <Keeper onTyped={draft.set} />}
          {children}
        </RecordForm>
      </Page>
    </CreateBase>
  );
}

/** Hands on each change of what is typed. */
function Keeper({ onTyped }: { onTyped: (values: Record<string, unknown>) => void }) {
  const { subscribe } = useFormContext();
  const hand = useEffectEvent(onTyped);
  useEffect(
    () =>
      subscribe({
        formState: { values: true, dirtyFields: true },
        callback: ({ values }) => hand(values),
      }),
    [subscribe],
  );
  return null;
}

function RecordForm({
  defaults,
  acts,
  children,
}: {
  defaults?: Record<string, unknown>;
  /** What else can be done with the record. */
  acts?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card className={styles.form}>
      <Form
        noValidate
        disableInvalidFormNotification
        className={styles.fields}
        {...(defaults ? { defaultValues: defaults } : {})}
      >
        {children}
        <FormActions sticky>
          {acts}
          <SaveButton />
        </FormActions>
      </Form>
    </Card>
  );
}

/** Fields of one matter, two beside each other where there is room. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      <div className={styles.grouped}>{children}</div>
    </section>
  );
}

function SaveButton() {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" look="primary" busy={isSubmitting}>
      Salvar
    </Button>
  );
}

function DeleteButton({ record, name, backTo }: { record: RaRecord; name: string; backTo: string }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const translate = useTranslate();
  const resource = useResourceContext();
  const [remove, { isPending }] = useDelete(
    resource,
    { id: record.id, previousData: record },
    {
      mutationMode: 'pessimistic',
      onSuccess: () => {
        toast({ title: translate('ra.notification.deleted', { smart_count: 1 }) });
        void navigate(backTo);
      },
      onError: (error) => toastError('Não foi excluído', error),
    },
  );
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        Excluir
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Excluir “${name}”?`}
        description="Isso não pode ser desfeito."
        confirm="Excluir"
        destructive
        busy={isPending}
        onConfirm={() => void remove()}
      />
    </>
  );
}
