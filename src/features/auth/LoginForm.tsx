import { useEffect, useRef, useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import type { LoginBody } from '#/api/generated/model/index.ts';
import { cookies } from '#/lib/storage.ts';
import { useLogin } from './data/useLogin.ts';
import { fieldMessage, loginFields, readRefusal, type LoginField, type Notice, type Refusal } from './model/loginRules.ts';
import { LoginView } from './ui/LoginView.tsx';

const noRefusal: Refusal = { fields: {}, form: undefined };
const loadResolver = () => import('./model/loginResolver.ts');

const resolver: Resolver<LoginBody> = async (values, context, options) => {
  const { resolveLogin } = await loadResolver();
  return resolveLogin(values, context, options);
};

// A mail program's copy of an address often comes with spaces around it.
const withoutSpaces = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

export interface LoginFormProps {
  links: { remind: string; registration: string };
}

/** Login by e-mail and password (specification §5). Whoever hears of the login leads on. */
export function LoginForm({ links }: LoginFormProps) {
  const { mutateAsync, isPending } = useLogin();
  const [refusal, setRefusal] = useState(noRefusal);
  const areCookiesBlocked = useState(() => cookies.areBlocked())[0];
  const isSending = useRef(false);
  const form = useForm<LoginBody>({ resolver, mode: 'onChange', defaultValues: { authType: 'email', email: '', password: '' } });
  const { errors, dirtyFields, isSubmitted } = form.formState;

  useEffect(() => {
    loadResolver().catch(() => undefined);
  }, []);

  const send = async (values: LoginBody) => {
    if (isSending.current) return;
    isSending.current = true;
    setRefusal(noRefusal);
    try {
      await mutateAsync({ data: values });
    } catch (error) {
      const refused = readRefusal(error);
      setRefusal(refused);
      const first = loginFields.find((field) => refused.fields[field]);
      if (first) form.setFocus(first);
    } finally {
      isSending.current = false;
    }
  };

  const noticeOf = (field: LoginField): Notice | undefined => {
    const isShown = dirtyFields[field] || isSubmitted;
    if (errors[field] && isShown) return fieldMessage(field, form.getValues(field) ?? '');
    return refusal.fields[field];
  };
  const register = (field: LoginField) =>
    form.register(field, {
      ...(field === 'email' ? { setValueAs: withoutSpaces } : {}),
      // A code of the server belongs to what was sent: typing clears it.
      onChange: () => setRefusal(({ fields }) => ({ fields: { ...fields, [field]: undefined }, form: undefined })),
    });

  return (
    <LoginView
      fields={{ email: register('email'), password: register('password') }}
      notices={{ email: noticeOf('email'), password: noticeOf('password'), form: refusal.form }}
      isSending={isPending}
      areCookiesBlocked={areCookiesBlocked}
      links={links}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    />
  );
}
