import { useQuery } from '@tanstack/react-query';
import { getRoles } from '#domains/desk/desk.contract.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { staffApi } from '../api.ts';
import { frameMessages } from '../frame/frame.messages.ts';
import { LoadFailure } from '../frame/LoadFailure.tsx';
import { Loading } from '../frame/Loading.tsx';
import { useScreenTitle } from '../frame/use-screen-title.ts';
import { useMe } from '../session/use-me.ts';
import { rolesMessages as text } from './roles.messages.ts';

/** Which role opens what, as the server itself decides it. */
export function RolesScreen() {
  const { roles: own } = useMe();
  const { data: roles, error, refetch } = useQuery({ queryKey: ['roles'], queryFn: () => staffApi.call(getRoles) });
  useScreenTitle(text.title);
  const permissions = [...new Set(roles?.flatMap((role) => role.permissions))];
  return (
    <div className="grid gap-4">
      <header className="grid gap-1">
        <h1 className="text-31">{text.title}</h1>
        <p className="text-ink-2">{text.lead}</p>
      </header>
      {error && <LoadFailure error={error} onAgain={() => void refetch()} />}
      {!roles && !error && <Loading />}
      {roles && (
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the table is wider than the screen, and arrows scroll it.
          tabIndex={0}
          aria-label={text.title}
          // What only screen readers are told lies within it as well, not beside the page.
          className="relative overflow-x-auto rounded-card border border-rule bg-card"
        >
          <table className="w-full border-collapse">
            <thead>
              <tr className="border-b border-rule">
                <th scope="col" className="small-head px-3 py-3 text-left">
                  {text.permission}
                </th>
                {roles.map(({ role }) => (
                  <th key={role} scope="col" className="small-head px-3 py-3 text-center">
                    {frameMessages.roleNames[role] ?? role}
                    {own.includes(role) && <span className="block text-accent">{text.yours}</span>}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {permissions.map((permission) => (
                <tr key={permission} className="border-b border-rule/60 last:border-0">
                  <th scope="row" className="min-w-52 px-3 py-2.5 text-left font-normal">
                    {text.permissions[permission] ?? permission}
                  </th>
                  {roles.map(({ role, permissions: held }) => (
                    <td key={role} className="px-3 py-2.5 text-center">
                      {held.includes(permission) ? (
                        <>
                          <Icon name="check" size={18} className="inline text-good" />
                          <span className="visually-hidden">{text.has}</span>
                        </>
                      ) : (
                        <span className="text-ink-3">
                          <span aria-hidden="true">–</span>
                          <span className="visually-hidden">{text.hasNot}</span>
                        </span>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}
