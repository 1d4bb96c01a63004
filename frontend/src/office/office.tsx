import polyglotI18nProvider from 'ra-i18n-polyglot';
import { useEffect, type ReactNode } from 'react';
import { CoreAdmin, CustomRoutes, Resource, useNotificationContext, useTranslate } from 'react-admin';
import { Navigate, Route } from 'react-router';
import { queryClient } from '../api/queries.ts';
import { AccessDenied, Restricted } from '../shared/access.tsx';
import { NotFound } from '../shared/not-found.tsx';
import { lazyPage } from '../ui/lazy-page.tsx';
import { Loading } from '../ui/spinner.tsx';
import { SkeletonCards } from '../ui/states.tsx';
import { toast } from '../api/toasts.ts';
import auditEvents from './audit-events/index.tsx';
import communityPosts from './community-posts/index.ts';
import emails from './emails/index.tsx';
import massRules from './mass-rules/index.ts';
import ministers from './ministers/index.ts';
import news from './news/index.ts';
import { authProvider } from './providers/auth-provider.ts';
import { dataProvider } from './providers/data-provider.ts';
import { messages } from './providers/messages.ts';
import { liturgicalMaterials, procedures } from './reference/index.ts';
import { trainingCourses, trainingModules } from './training/index.ts';

const AdminPanel = lazyPage(() => import('./admin/admin-panel.tsx'), <SkeletonCards />);
const AiSchedule = lazyPage(() => import('./ai-schedule/ai-schedule.tsx'), <SkeletonCards />);
const AnswersGrid = lazyPage(() => import('./questionnaires/answers-grid.tsx'), <SkeletonCards />);
const Attendance = lazyPage(() => import('./attendance/attendance.tsx'), <SkeletonCards />);
const Coordination = lazyPage(() => import('./coordination/coordination.tsx'), <SkeletonCards />);
const Fairness = lazyPage(() => import('./fairness/fairness.tsx'), <SkeletonCards />);
const FirstAccount = lazyPage(() => import('./first-steps/first-account.tsx'), <SkeletonCards />);
const FirstParish = lazyPage(() => import('./first-steps/first-parish.tsx'), <SkeletonCards />);
const FirstSteps = lazyPage(() => import('./first-steps/first-steps.tsx'), <SkeletonCards />);
const FirstTimetable = lazyPage(() => import('./first-steps/first-timetable.tsx'), <SkeletonCards />);
const ImportPage = lazyPage(() => import('./imports/import-page.tsx'), <SkeletonCards />);
const Invitations = lazyPage(() => import('./invitations/invitations.tsx'), <SkeletonCards />);
const MissingAnswers = lazyPage(() => import('./questionnaires/missing-answers.tsx'), <SkeletonCards />);
const NoteAnswers = lazyPage(() => import('./questionnaires/note-answers.tsx'), <SkeletonCards />);
const Questionnaires = lazyPage(() => import('./questionnaires/questionnaires.tsx'), <SkeletonCards />);
const ScheduleDetail = lazyPage(() => import('./schedules/schedule-detail.tsx'), <SkeletonCards />);
const ScheduleList = lazyPage(() => import('./schedules/schedule-list.tsx'), <SkeletonCards />);
const SettingsPage = lazyPage(() => import('./settings/settings-page.tsx'), <SkeletonCards />);

/** The back office: the specification's screens as pages of their own, everything else as resources of react-admin's core. */
export default function Office() {
  return (
    <CoreAdmin
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      layout={OfficeLayout}
      loading={() => <Loading />}
      accessDenied={AccessDenied}
      catchAll={NotFound}
      error={Broken}
      loginPage={false}
      disableTelemetry
    >
      <CustomRoutes>
        <Route path="/coordination" element={<Restricted to="reports.read" page={<Coordination />} />} />
        <Route path="/coordination/schedules" element={<Navigate to="/schedules" replace />} />
        <Route path="/first-steps" element={<Restricted to="people.write" page={<FirstSteps />} />} />
        <Route
          path="/first-steps/account"
          element={<Restricted to="settings.manage" page={<FirstAccount />} />}
        />
        <Route
          path="/first-steps/parish"
          element={<Restricted to="settings.manage" page={<FirstParish />} />}
        />
        <Route
          path="/first-steps/timetable"
          element={<Restricted to="schedules.write" page={<FirstTimetable />} />}
        />
        <Route path="/import" element={<Restricted to="people.write" page={<ImportPage />} />} />
        <Route path="/invitations" element={<Restricted to="people.write" page={<Invitations />} />} />
        <Route path="/attendance" element={<Restricted to="schedules.read" page={<Attendance />} />} />
        <Route path="/fairness" element={<Restricted to="reports.read" page={<Fairness />} />} />
        <Route path="/admin" element={<Restricted to="people.read" page={<AdminPanel />} />} />
        <Route path="/schedules" element={<Restricted to="schedules.read" page={<ScheduleList />} />} />
        <Route path="/schedules/:id" element={<Restricted to="schedules.read" page={<ScheduleDetail />} />} />
        <Route
          path="/questionnaires"
          element={<Restricted to="schedules.read" page={<Questionnaires />} />}
        />
        <Route
          path="/questionnaires/:id/missing"
          element={<Restricted to="schedules.read" page={<MissingAnswers />} />}
        />
        <Route
          path="/questionnaires/:id/missing/:ministerId"
          element={<Restricted to="schedules.write" page={<NoteAnswers />} />}
        />
        <Route
          path="/questionnaires/:id/answers"
          element={<Restricted to="schedules.write" page={<AnswersGrid />} />}
        />
        <Route path="/ai-schedule" element={<AiSchedule />} />
        <Route path="/ai-schedule/:scheduleId" element={<AiSchedule />} />
        <Route
          path="/settings/:part?"
          element={<Restricted to="settings.manage" page={<SettingsPage />} />}
        />
      </CustomRoutes>
      <Resource name="ministers" {...ministers} />
      <Resource name="mass-rules" {...massRules} />
      <Resource name="news" {...news} />
      <Resource name="community-posts" {...communityPosts} />
      <Resource name="training-courses" {...trainingCourses} />
      <Resource name="training-modules" {...trainingModules} />
      <Resource name="liturgical-materials" {...liturgicalMaterials} />
      <Resource name="procedures" {...procedures} />
      <Resource name="emails" {...emails} />
      <Resource name="audit-events" {...auditEvents} />
    </CoreAdmin>
  );
}

/** Hands what broke a page to the application's own boundary: react-admin would show the stack, in English. */
function Broken({ error }: { error: unknown }): never {
  throw error;
}

function OfficeLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Notifications />
    </>
  );
}

/** Shows what react-admin has to say as the application's own toasts. */
function Notifications() {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  useEffect(() => {
    const notification = takeNotification();
    if (!notification) return;
    const { message, type, notificationOptions } = notification;
    toast({
      title: typeof message === 'string' ? translate(message, notificationOptions?.messageArgs) : '',
      variant: type === 'error' ? 'destructive' : 'default',
    });
  }, [notifications, takeNotification, translate]);
  return null;
}

const i18nProvider = polyglotI18nProvider(() => messages, 'pt-BR');
