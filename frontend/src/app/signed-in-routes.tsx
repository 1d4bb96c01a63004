import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router';
import { late, type Late } from '../ui/late.tsx';
import { Loading } from '../ui/spinner.tsx';
import { SkeletonCards } from '../ui/states.tsx';
import { Restricted } from './access.tsx';
import { PageErrorBoundary } from './error-boundary.tsx';
import { NotFound } from './not-found.tsx';
import { isOfficePath } from './office-paths.ts';
import { Shell } from './shell/shell.tsx';

const Dashboard = late(() => import('../portal/dashboard/dashboard.tsx'), <SkeletonCards />);
const MySchedule = late(() => import('../portal/my-schedule/my-schedule.tsx'), <SkeletonCards />);
const Training = late(() => import('../portal/training/training.tsx'), <SkeletonCards />);
const Messages = late(() => import('../portal/messages/messages.tsx'), <SkeletonCards />);
const Profile = late(() => import('../portal/profile/profile.tsx'), <SkeletonCards />);
const MyQuestionnaires = late(
  () => import('../portal/my-questionnaires/my-questionnaires.tsx'),
  <SkeletonCards />,
);
const Status = late(() => import('../portal/status/status.tsx'), <SkeletonCards />);
const SetupPassword = late(() => import('../portal/passwords/setup-password.tsx'), <Loading />);
const ForgotPassword = late(() => import('../portal/passwords/forgot-password.tsx'), <Loading />);
const ResetPassword = late(() => import('../portal/passwords/reset-password.tsx'), <Loading />);
const VerifyEmail = late(() => import('../portal/passwords/verify-email.tsx'), <Loading />);
const Office = late(() => import('../office/office.tsx'), <SkeletonCards />);

const PAGES: Record<string, Late<object>> = {
  '/': Dashboard,
  '/dashboard': Dashboard,
  '/my-schedule': MySchedule,
  '/training': Training,
  '/messages': Messages,
  '/profile': Profile,
  '/my-questionnaires': MyQuestionnaires,
  '/status': Status,
};

// This module comes while the server still says who is there, and so does the page of the address.
(isOfficePath(location.pathname) ? Office : PAGES[location.pathname])?.preload();

/** What signed-in people can open. The back office with react-admin loads only when one of its addresses is opened. */
export default function SignedInRoutes() {
  return (
    <Routes>
      <Route path="/setup-password" element={<SetupPassword />} />
      <Route path="/forgot-password" element={<ForgotPassword />} />
      <Route path="/reset-password" element={<ResetPassword />} />
      <Route path="/verify-email" element={<VerifyEmail />} />
      <Route
        element={
          <Shell>
            <PageErrorBoundary>
              <Outlet />
            </PageErrorBoundary>
          </Shell>
        }
      >
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
        <Route path="*" element={<OfficeOrNothing />} />
      </Route>
    </Routes>
  );
}

function OfficeOrNothing() {
  const { pathname } = useLocation();
  return isOfficePath(pathname) ? <Office /> : <NotFound />;
}
