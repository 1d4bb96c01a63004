import { lazy, Suspense } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router';
import { SkeletonCards } from '../ui/states.tsx';
import { Loading } from '../ui/spinner.tsx';
import { Restricted } from './access.tsx';
import { PageErrorBoundary } from './error-boundary.tsx';
import { NotFound } from './not-found.tsx';
import { isOfficePath } from './office-paths.ts';
import { Shell } from './shell/shell.tsx';

const Dashboard = lazy(() => import('../portal/dashboard/dashboard.tsx'));
const MySchedule = lazy(() => import('../portal/my-schedule/my-schedule.tsx'));
const Training = lazy(() => import('../portal/training/training.tsx'));
const Messages = lazy(() => import('../portal/messages/messages.tsx'));
const Profile = lazy(() => import('../portal/profile/profile.tsx'));
const MyQuestionnaires = lazy(() => import('../portal/my-questionnaires/my-questionnaires.tsx'));
const Status = lazy(() => import('../portal/status/status.tsx'));
const SetupPassword = lazy(() => import('../portal/passwords/setup-password.tsx'));
const ForgotPassword = lazy(() => import('../portal/passwords/forgot-password.tsx'));
const ResetPassword = lazy(() => import('../portal/passwords/reset-password.tsx'));
const VerifyEmail = lazy(() => import('../portal/passwords/verify-email.tsx'));
const Office = lazy(() => import('../office/office.tsx'));

/** What signed-in people can open. The back office with react-admin loads only when one of its addresses is opened. */
export default function SignedInRoutes() {
  return (
    <Routes>
      <Route
        element={
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        }
      >
        <Route path="/setup-password" element={<SetupPassword />} />
        <Route path="/forgot-password" element={<ForgotPassword />} />
        <Route path="/reset-password" element={<ResetPassword />} />
        <Route path="/verify-email" element={<VerifyEmail />} />
      </Route>
      <Route
        element={
          <Shell>
            <PageErrorBoundary>
              <Suspense fallback={<SkeletonCards />}>
                <Outlet />
              </Suspense>
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
