import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { Login } from '../portal/login/login.tsx';
import { Loading } from '../ui/spinner.tsx';

const Register = lazy(() => import('../portal/register/register.tsx'));
const RegistrationSent = lazy(() => import('../portal/register/registration-sent.tsx'));
const SetupPassword = lazy(() => import('../portal/passwords/setup-password.tsx'));
const ForgotPassword = lazy(() => import('../portal/passwords/forgot-password.tsx'));
const ResetPassword = lazy(() => import('../portal/passwords/reset-password.tsx'));
const VerifyEmail = lazy(() => import('../portal/passwords/verify-email.tsx'));

/** What visitors can open; every other address shows the login. */
export function SignedOutRoutes() {
  return (
    <Suspense fallback={<Loading />}>
      <Routes>
        <Route path="/register" element={<Register />} />
        <Route path="/register/sent" element={<RegistrationSent />} />
        <Route path="/setup-password" element={<SetupPassword />} />
        <Route path="/forgot-password" element={<ForgotPassword />} />
        <Route path="/reset-password" element={<ResetPassword />} />
        <Route path="/verify-email" element={<VerifyEmail />} />
        <Route path="/profile" element={<Navigate to="/login" replace />} />
        <Route path="/admin" element={<Navigate to="/login" replace />} />
        <Route path="*" element={<Login />} />
      </Routes>
    </Suspense>
  );
}
