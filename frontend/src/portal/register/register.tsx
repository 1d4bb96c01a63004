import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { toast } from '../../api/toasts.ts';
import { FrontPage } from '../front-page.tsx';
import { ExtraStep } from './extra-step.tsx';
import { MinistryStep } from './ministry-step.tsx';
import { PersonalStep } from './personal-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { storeSentAt } from './sending.ts';
import { StepProgress } from './step-progress.tsx';
import { useRegistration, type Registration } from './use-registration.ts';
import {
  FIELDS,
  fieldsOf,
  initialsOf,
  problemWords,
  stepOf,
  STEPS,
  type Field,
  type Problems,
  type Step,
} from './wizard-model.ts';
import styles from './register.module.css';

const REDIRECT_MS = 1500;
const RESULT = 'Você receberá o resultado por email em até 5 dias úteis.';
const LAST_STEP = 4;

/** Asking to join: four steps, moved through freely; the step is in the address, so that "back" goes back one. */
export default function Register() {
  const navigate = useNavigate();
  const { step, goTo, goToField, heading } = useSteps();
  const registration = useRegistration({
    onSent: () => {
      storeSentAt(Date.now());
      toast({
        title: 'Solicitação enviada com sucesso!',
        description: RESULT,
        action: { label: 'Ver protocolo', run: () => void navigate('/register/sent') },
      });
    },
    onRefused: (problems) => {
      const [first] = fieldsOf(problems);
      if (first) goToField(first);
    },
  });

  const { sent } = registration;
  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(
      () =>
        void navigate('/login', {
          replace: true,
          state: { notice: `Solicitação enviada. ${RESULT} Até lá, não é preciso entrar.` },
        }),
      REDIRECT_MS,
    );
    return () => clearTimeout(timer);
  }, [sent, navigate]);

  if (sent) {
    return (
      <FrontPage title="Solicitar cadastro">
        <Loading text="Levando você ao login..." />
      </FrontPage>
    );
  }

  if (registration.restored) {
    return (
      <FrontPage title="Solicitar cadastro">
        <DraftQuestion
          name={registration.form.fullName}
          onContinue={registration.moveOn}
          onStartOver={() => {
            registration.startOver();
            goTo(1);
          }}
        />
      </FrontPage>
    );
  }

  function advance(event: FormEvent): void {
    event.preventDefault();
    if (step === LAST_STEP) return registration.send();
    // What cannot be is said where it was written; said once, it keeps nobody from moving on.
    const [strange] = registration.check().filter((field) => FIELDS[field].step === step);
    if (strange) goToField(strange);
    else goTo((step + 1) as Step);
  }

  const { title, subtitle } = STEPS[step - 1]!;
  return (
    <FrontPage title="Solicitar cadastro" wide>
      <div className={styles.head}>
        <Link to="/login" className={styles.back}>
          <ArrowLeft aria-hidden size={20} />
          Voltar ao login
        </Link>
        <h1>Solicitar cadastro</h1>
      </div>
      <StepProgress
        step={step}
        incomplete={stepsOf(fieldsOf(registration.problems))}
        goTo={(to) => {
          registration.check();
          goTo(to);
        }}
      />
      <Form onSubmit={advance}>
        <header>
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <p className={styles.subtitle}>{subtitle}</p>
        </header>
        <CurrentStep step={step} registration={registration} goTo={goTo} />
        {step === LAST_STEP && fieldsOf(registration.problems).length > 0 && (
          <ProblemList
            title={
              registration.missing.length > 0
                ? 'Por favor, preencha todos os campos obrigatórios'
                : 'Confira estes campos antes de enviar'
            }
            problems={registration.problems}
            missing={registration.missing}
            goTo={goToField}
          />
        )}
        <div className={styles.moves}>
          {step > 1 && <Button onClick={() => goTo((step - 1) as Step)}>Anterior</Button>}
          {step < LAST_STEP ? (
            <Button key="next" type="submit" look="primary">
              Próximo
            </Button>
          ) : (
            <Button key="send" type="submit" look="primary" busy={registration.sending}>
              {registration.sending ? 'Enviando...' : 'Enviar Solicitação'}
            </Button>
          )}
        </div>
      </Form>
    </FrontPage>
  );
}

function CurrentStep({
  step,
  registration,
  goTo,
}: {
  step: Step;
  registration: Registration;
  goTo: (step: Step) => void;
}) {
  const { form, problems, change, options } = registration;
  switch (step) {
    case 1:
      return <PersonalStep {...{ form, problems, change }} />;
    case 2:
      return <MinistryStep {...{ form, problems, change, options }} />;
    case 3:
      return <ExtraStep {...{ form, problems, change }} />;
    case 4:
      return <ReviewStep {...{ registration, goTo }} />;
  }
}

/** Asks before it shows what somebody typed on this device, who may be somebody else: of the name, the first letters alone. */
function DraftQuestion({
  name,
  onContinue,
  onStartOver,
}: {
  name: string;
  onContinue: () => void;
  onStartOver: () => void;
}) {
  const [asking, setAsking] = useState(false);
  const letters = initialsOf(name);
  return (
    <section className={styles.draft}>
      <h1>{letters ? `Continuar o pedido de ${letters}?` : 'Continuar o pedido começado aqui?'}</h1>
      <p>Um pedido de cadastro começado neste aparelho ainda não foi enviado.</p>
      <Button look="primary" onClick={onContinue}>
        Continuar
      </Button>
      <Button onClick={() => setAsking(true)}>Começar outro pedido</Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Começar outro pedido?"
        description="O que foi preenchido será apagado deste aparelho."
        confirm="Apagar e começar outro"
        destructive
        onConfirm={onStartOver}
      />
    </section>
  );
}

const stepsOf = (fields: readonly Field[]): Step[] => fields.map((field) => FIELDS[field].step);

/** The step in the address, and the focus that follows it: to the step's title, or to a field. */
function useSteps() {
  const [params, setParams] = useSearchParams();
  const step = stepOf(params.get('etapa'));
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useRef<{ step: Step; field: Field | null } | null>(null);

  useEffect(() => {
    if (wanted.current?.step !== step) return;
    const { field } = wanted.current;
    wanted.current = null;
    focusOn(field, heading.current);
  });

  function move(to: Step, field: Field | null): void {
    if (to === step) return focusOn(field, heading.current);
    wanted.current = { step: to, field };
    setParams({ etapa: String(to) });
  }

  return {
    step,
    heading,
    goTo: (to: Step) => move(to, null),
    goToField: (field: Field) => move(FIELDS[field].step, field),
  };
}

function focusOn(field: Field | null, heading: HTMLElement | null): void {
  const control = field && document.querySelector<HTMLElement>(`main [name="${field}"]`);
  const target = control ?? heading;
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: control ? 'center' : 'start' });
}

/** What keeps the request from being sent, each with the way to its step. */
function ProblemList({
  title,
  problems,
  missing,
  goTo,
}: {
  title: string;
  problems: Problems;
  missing: readonly Field[];
  goTo: (field: Field) => void;
}) {
  return (
    <Notice role="alert" tone="error" title={title}>
      <ul className={styles.list}>
        {fieldsOf(problems).map((field) => (
          <li key={field}>
            <button type="button" onClick={() => goTo(field)}>
              {problemWords(field, problems, missing)} <span>(etapa {FIELDS[field].step})</span>
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
