import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router';
import { lazyPage, type LazyPage } from '../ui/lazy-page.tsx';
import { Loading } from '../ui/spinner.tsx';
import { SkeletonCards } from '../ui/states.tsx';
import { Restricted } from '../shared/access.tsx';
import { PageErrorBoundary } from './error-boundary.tsx';
import { NotFound } from '../shared/not-found.tsx';
import { isOfficePath } from '../shared/office-paths.ts';
import { useUser } from '../shared/session.tsx';
import { Shell } from './shell/shell.tsx';

const Dashboard = lazyPage(() => import('../portal/dashboard/dashboard.tsx'), <SkeletonCards />);
const MySchedule = lazyPage(() => import('../portal/my-schedule/my-schedule.tsx'), <SkeletonCards />);
const Training = lazyPage(() => import('../portal/training/training.tsx'), <SkeletonCards />);
const Messages = lazyPage(() => import('../portal/messages/messages.tsx'), <SkeletonCards />);
const Profile = lazyPage(() => import('../portal/profile/profile.tsx'), <SkeletonCards />);
const MyQuestionnaires = lazyPage(
  () => import('../portal/my-questionnaires/my-questionnaires.tsx'),
  <SkeletonCards />,
);
const Status = lazyPage(() => import('../portal/status/status.tsx'), <SkeletonCards />);
const SetupPassword = lazyPage(() => import('../portal/passwords/setup-password.tsx'), <Loading />);
const ForgotPassword = lazyPage(() => import('../portal/passwords/forgot-password.tsx'), <Loading />);
const ResetPassword = lazyPage(() => import('../portal/passwords/reset-password.tsx'), <Loading />);
const VerifyEmail = lazyPage(() => import('../portal/passwords/verify-email.tsx'), <Loading />);
const ConfirmEmail = lazyPage(() => import('../portal/passwords/confirm-email.tsx'), <Loading />);
const SubstitutionLink = lazyPage(() => import('../portal/substitution/substitution-link.tsx'), <Loading />);
const AnswerQuestionnaire = lazyPage(
  () => import('../portal/mail-links/answer-questionnaire.tsx'),
  <Loading />,
);
const ConfirmDuty = lazyPage(() => import('../portal/mail-links/confirm-duty.tsx'), <Loading />);
const Sacristy = lazyPage(() => import('../portal/sacristy/sacristy.tsx'), <Loading />);
const CheckIn = lazyPage(() => import('../portal/check-in/check-in.tsx'), <Loading />);
const ConsentPage = lazyPage(() => import('../portal/consent/consent-page.tsx'), <Loading />);
const Help = lazyPage(() => import('../portal/help/help.tsx'), <SkeletonCards />);
const OpenHelp = lazyPage(() => import('../portal/help/open-help.tsx'), <Loading />);
const SecondFactorPage = lazyPage(
  () => import('../portal/second-factor/second-factor-page.tsx'),
  <Loading />,
);
const Office = lazyPage(() => import('../office/office.tsx'), <SkeletonCards />);

const PAGES: Record<string, LazyPage<object>> = {
  '/': Dashboard,
  '/dashboard': Dashboard,
  '/my-schedule': MySchedule,
  '/training': Training,
  '/messages': Messages,
  '/profile': Profile,
  '/my-questionnaires': MyQuestionnaires,
  '/status': Status,
};

/** The page of the address comes with this module, and is drawn with it. */
export const firstPage: Promise<void> | undefined = PAGES[location.pathname]?.preload();
if (isOfficePath(location.pathname)) void Office.preload();

/** What signed-in people can open. The back office with react-admin loads only when one of its addresses is opened. */
export default function SignedInRoutes() {
  return (
    <Routes>
      <Route path="/setup-password" element={<SetupPassword />} />
      <Route path="/forgot-password" element={<ForgotPassword />} />
      <Route path="/reset-password" element={<ResetPassword />} />
      <Route path="/verify-email" element={<VerifyEmail />} />
      <Route path="/confirm-email" element={<ConfirmEmail />} />
      <Route path="/substitution" element={<SubstitutionLink />} />
      <Route path="/answer-questionnaire" element={<AnswerQuestionnaire />} />
      <Route path="/confirm-duty" element={<ConfirmDuty />} />
      <Route path="/sacristy" element={<Sacristy />} />
      <Route path="/check-in" element={<Restricted to="duties.own" page={<CheckIn />} />} />
      <Route element={<Inside />}>
        <Route path="/" element={<Dashboard />} />
        <Route path="/login" element={<Navigate to="/dashboard" replace />} />
        <Route path="/dashboard" element={<Dashboard />} />
        <Route path="/my-schedule" element={<Restricted to="duties.own" page={<MySchedule />} />} />
        <Route path="/training" element={<Restricted to="content.read" page={<Training />} />} />
        <Route path="/messages" element={<Restricted to="content.read" page={<Messages />} />} />
        <Route path="/profile" element={<Profile />} />
        <Route
          path="/my-questionnaires"
          element={<Restricted to="questionnaires.answer" page={<MyQuestionnaires />} />}
        />
        <Route path="/status" element={<Status />} />
        <Route path="/ajuda/*" element={<Help />} />
        <Route path="*" element={<OfficeOrNothing />} />
      </Route>
    </Routes>
  );
}

/** The pages in their frame; before anything but help, the present consent is asked for and a demanded second factor set up. */
function Inside() {
  const { consentRequired, secondFactorNeeded } = useUser();
  const { pathname } = useLocation();
  if (consentRequired || secondFactorNeeded) {
    if (/^\/ajuda(\/|$)/.test(pathname)) return <OpenHelp />;
    return consentRequired ? <ConsentPage /> : <SecondFactorPage />;
  }
  return (
    <Shell>
      <PageErrorBoundary>
        <Outlet />
      </PageErrorBoundary>
    </Shell>
  );
}

function OfficeOrNothing() {
  const { pathname } = useLocation();
  return isOfficePath(pathname) ? <Office /> : <NotFound />;
}
