import { Navigate, Route, Routes } from 'react-router';
import { Login } from '../portal/login/login.tsx';
import { late } from '../ui/late.tsx';
import { Loading } from '../ui/spinner.tsx';

const Register = late(() => import('../portal/register/register.tsx'), <Loading />);
const RegistrationSent = late(() => import('../portal/register/registration-sent.tsx'), <Loading />);
const SetupPassword = late(() => import('../portal/passwords/setup-password.tsx'), <Loading />);
const ForgotPassword = late(() => import('../portal/passwords/forgot-password.tsx'), <Loading />);
const ResetPassword = late(() => import('../portal/passwords/reset-password.tsx'), <Loading />);
const VerifyEmail = late(() => import('../portal/passwords/verify-email.tsx'), <Loading />);

/** What visitors can open; every other address shows the login. */
export function SignedOutRoutes() {
  return (
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
  );
}
