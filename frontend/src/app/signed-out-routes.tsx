import { Navigate, Route, Routes } from 'react-router';
import { Login } from '../portal/login/login.tsx';
import { lazyPage } from '../ui/lazy-page.tsx';
import { Loading } from '../ui/spinner.tsx';

const Register = lazyPage(() => import('../portal/register/register.tsx'), <Loading />);
const RegistrationSent = lazyPage(() => import('../portal/register/registration-sent.tsx'), <Loading />);
const SetupPassword = lazyPage(() => import('../portal/passwords/setup-password.tsx'), <Loading />);
const ForgotPassword = lazyPage(() => import('../portal/passwords/forgot-password.tsx'), <Loading />);
const ResetPassword = lazyPage(() => import('../portal/passwords/reset-password.tsx'), <Loading />);
const VerifyEmail = lazyPage(() => import('../portal/passwords/verify-email.tsx'), <Loading />);
const OpenHelp = lazyPage(() => import('../portal/help/open-help.tsx'), <Loading />);
const ConfirmEmail = lazyPage(() => import('../portal/passwords/confirm-email.tsx'), <Loading />);
const SubstitutionLink = lazyPage(() => import('../portal/substitution/substitution-link.tsx'), <Loading />);
const AnswerQuestionnaire = lazyPage(
  () => import('../portal/mail-links/answer-questionnaire.tsx'),
  <Loading />,
);
const ConfirmDuty = lazyPage(() => import('../portal/mail-links/confirm-duty.tsx'), <Loading />);
const Sacristy = lazyPage(() => import('../portal/sacristy/sacristy.tsx'), <Loading />);

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
      <Route path="/ajuda/*" element={<OpenHelp />} />
      <Route path="/confirm-email" element={<ConfirmEmail />} />
      <Route path="/substitution" element={<SubstitutionLink />} />
      <Route path="/answer-questionnaire" element={<AnswerQuestionnaire />} />
      <Route path="/confirm-duty" element={<ConfirmDuty />} />
      <Route path="/sacristy" element={<Sacristy />} />
      <Route path="/profile" element={<Navigate to="/login" replace />} />
      <Route path="/admin" element={<Navigate to="/login" replace />} />
      <Route path="*" element={<Login />} />
    </Routes>
  );
}
