import { useLocation } from 'wouter';
import { paths } from '@/domain/paths';
import { afterPaint } from '@/lib/after-paint';
import { focusMain } from '@/lib/focus-main';
import { overHome } from '@/parts/commands/window-address';
import { keepWayBack, takeWayBack } from '@/data/session/way-back';

/** After a sign-in: leads to the page that it was for, where this server has it, else home. */
export function useComeIn(): (isOwnServer: boolean) => void {
  const [path, navigate] = useLocation();
  return (isOwnServer) => {
    keepWayBack();
    const back = takeWayBack();
    const goal = (isOwnServer && back) || paths.home;
    if (goal !== location.pathname + location.search + location.hash)
      return navigate(goal, { replace: path === paths.login, state: overHome(goal) });
    // The form beside the page has gone with the focus.
    void afterPaint().then(focusMain);
  };
}
