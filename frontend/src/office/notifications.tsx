import { useEffect } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { toast } from '../ui/toast/toasts.ts';

/** Shows what react-admin has to say as the application's own toasts. */
export function Notifications() {
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
