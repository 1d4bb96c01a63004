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
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { forgetDraft, useDraft } from '../../lib/drafts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { FormActions } from '../../ui/field.tsx';
import { type Back, Muted, Page } from '../../ui/page.tsx';
import { EmptyState, ErrorState, SkeletonCards } from '../../ui/states.tsx';
import type { Words } from '../../api/queries.ts';
import { toast, toastError } from '../../api/toasts.ts';
import { useUnsavedNotice } from '../../shared/unsaved.ts';
import { changesOf } from './changes.ts';
import { Restored } from './restored.tsx';
import type { Saving } from './saving.ts';
import styles from './resource.module.css';

/** What is typed stays on this device until it is saved or thrown away. */
interface Frame<Row = Record<string, unknown>> {
  back: Back;
  /** What saving does, of what is typed now and, where it exists already, of the record. */
  saving?: (typed: Partial<Row>, before?: Row) => Saving;
  /** What the toast says of what is saved; absent: that it is. */
  success?: (saved: Row) => Words;
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
  saving,
  success = () => 'Salvo com sucesso',
  transform,
  children,
}: Frame<Row> & {
  title: (row: Row) => string;
  /** Whether the record can be deleted here. */
  removable?: boolean;
  /** More about the record, beside its form or below it. */
  beside?: ReactNode;
  /** Where one goes once it is saved, if not back. */
  savedTo?: (row: Row) => string;
}) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const place = `edit ${pathname}`;
  return (
    <EditBase<Row>
      mutationMode="pessimistic"
      mutationOptions={{
        onSuccess: (saved: Row) => {
          forgetDraft(place);
          tell(success(saved));
          void navigate(savedTo(saved));
        },
      }}
      {...(transform ? { transform } : {})}
    >
      <EditPage<Row> {...{ title, back, removable, beside, place, saving }}>{children}</EditPage>
    </EditBase>
  );
}

function EditPage<Row extends RaRecord>({
  title,
  back,
  removable,
  beside,
  place,
  saving,
  children,
}: {
  title: (row: Row) => string;
  back: Back;
  removable: boolean;
  beside: ReactNode;
  /** Where what is typed is kept. */
  place: string;
  saving: Frame<Row>['saving'];
  children: ReactNode;
}) {
  const { record, isPending, error, refetch } = useEditContext<Row>();
  const navigate = useNavigate();
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
        <EditForm
          key={record.id}
          {...{ record, place, saving }}
          name={title(record)}
          acts={
            removable && (
              <DeleteButton
                record={record}
                name={title(record)}
                onDeleted={() => {
                  forgetDraft(place);
                  void navigate(back.to);
                }}
              />
            )
          }
        >
          {children}
        </EditForm>
        {beside && <div className={styles.beside}>{beside}</div>}
      </div>
    </Page>
  );
}

/** The form of a record, with what was changed of it on this device and not saved yet. */
function EditForm<Row extends RaRecord>({
  record,
  name,
  place,
  saving,
  acts,
  children,
}: {
  record: Row;
  /** What the record is called. */
  name: string;
  place: string;
  saving: Frame<Row>['saving'];
  acts: ReactNode;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const draft = useDraft<Partial<Row>>(place, {});
  useUnsavedNotice(place, notSaved(name), pathname);
  const [isRestored, setRestored] = useState(draft.restored);
  const [changes, setChanges] = useState(draft.restored ? draft.value : null);
  // What the form is filled with: of a record that is read again, as after an act beside the form, all but what is typed.
  const [filled, setFilled] = useState({ record, changes });
  if (filled.record !== record) setFilled({ record, changes });
  function keep(values: Partial<Row>): void {
    const typed = changesOf(values, record);
    setChanges(typed);
    if (typed) draft.set(typed);
    else draft.forget();
  }
  function startAnew(): void {
    draft.forget();
    setChanges(null);
    setFilled({ record, changes: null });
    setRestored(false);
  }
  return (
    <RecordForm<Row>
      key={String(isRestored)}
      record={{ ...filled.record, ...filled.changes }}
      acts={acts}
      saving={saving && ((typed) => saving(typed, record))}
      keep={keep}
    >
      {isRestored && (
        <Restored startAnew={startAnew}>
          Estas mudanças você já tinha escrito neste aparelho e ainda não salvou.
        </Restored>
      )}
      {children}
    </RecordForm>
  );
}

/** What is said to who leaves a form with something that waits in it. */
const notSaved = (name: string): string => `Não salvo: ${name}`;

const tell = (words: Words): unknown => toast(typeof words === 'string' ? { title: words } : words);

/** The page on which a record is made. */
export function ResourceCreate<Row extends object = Record<string, unknown>>({
  title,
  back,
  defaults: given = {},
  saving,
  success = () => 'Criado com sucesso',
  transform,
  children,
}: Frame<Row> & {
  title: string;
  defaults?: Record<string, unknown>;
}) {
  const resource = useResourceContext();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [defaults] = useState(given);
  const address = `${pathname}${search}`;
  const place = `create ${address}`;
  const draft = useDraft<Record<string, unknown>>(place, defaults);
  useUnsavedNotice(place, notSaved(title), address);
  // What the form begins with, and whether that was typed before.
  const [start, setStart] = useState({ values: draft.value, restored: draft.restored });
  function keep(values: Record<string, unknown>): void {
    if (changesOf(values, defaults)) draft.set(values);
    else draft.forget();
  }
  function startAnew(): void {
    draft.forget();
    setStart({ values: defaults, restored: false });
  }
  return (
    <CreateBase
      mutationOptions={{
        onSuccess: (saved: unknown) => {
          draft.forget();
          tell(success(saved as Row));
          void navigate(back.to);
        },
      }}
      key={resource}
      {...(transform ? { transform } : {})}
    >
      <Page title={title} back={back}>
        <RecordForm<Row> key={String(start.restored)} defaults={start.values} saving={saving} keep={keep}>
          {start.restored && (
            <Restored startAnew={startAnew}>
              Isto você já tinha escrito neste aparelho e ainda não salvou.
            </Restored>
          )}
          {children}
        </RecordForm>
      </Page>
    </CreateBase>
  );
}

/** Hands on each change of what is typed. */
function Keeper<Values>({ onTyped }: { onTyped: (values: Values) => void }) {
  const { subscribe } = useFormContext();
  const hand = useEffectEvent(onTyped);
  useEffect(
    () =>
      subscribe({
        formState: { values: true, dirtyFields: true },
        callback: ({ values }) => hand(values as Values),
      }),
    [subscribe],
  );
  return null;
}

function RecordForm<Row extends object>({
  record,
  defaults,
  acts,
  saving,
  keep,
  children,
}: {
  /** What it begins with: a record, */
  record?: RaRecord;
  /** or what a new one has. */
  defaults?: Record<string, unknown>;
  /** What else can be done with the record. */
  acts?: ReactNode;
  saving?: ((typed: Partial<Row>) => Saving) | undefined;
  keep: (typed: Partial<Row>) => void;
  children: ReactNode;
}) {
  return (
    <Card className={styles.form}>
      <Form
        noValidate
        disableInvalidFormNotification
        className={styles.fields}
        {...(record ? { record } : {})}
        {...(defaults ? { defaultValues: defaults } : {})}
      >
        <Keeper onTyped={keep} />
        {children}
        {saving ? <SayingFoot acts={acts} saving={saving} /> : <Foot acts={acts} label="Salvar" />}
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

function Foot({ acts, label, words }: Saving & { acts: ReactNode }) {
  const { isSubmitting } = useFormState();
  return (
    <>
      {words !== undefined && <Muted>{words}</Muted>}
      <FormActions sticky>
        {acts}
        <Button type="submit" look="primary" busy={isSubmitting}>
          {label}
        </Button>
      </FormActions>
    </>
  );
}

/** The foot of a form that says what saving does with what is typed now. */
function SayingFoot<Row extends object>({
  acts,
  saving,
}: {
  acts: ReactNode;
  saving: (typed: Partial<Row>) => Saving;
}) {
  return <Foot acts={acts} {...saving(useWatch())} />;
}

function DeleteButton({
  record,
  name,
  onDeleted,
}: {
  record: RaRecord;
  name: string;
  onDeleted: () => void;
}) {
  const [asking, setAsking] = useState(false);
  const translate = useTranslate();
  const resource = useResourceContext();
  const [remove, { isPending }] = useDelete(
    resource,
    { id: record.id, previousData: record },
    {
      mutationMode: 'pessimistic',
      onSuccess: () => {
        toast({ title: translate('ra.notification.deleted', { smart_count: 1 }) });
        onDeleted();
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
