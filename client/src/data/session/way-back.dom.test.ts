import { beforeEach, describe, expect, test } from 'vitest';
import { noteComeBack } from './come-back';
import { comeBackHere, comesBack, keepWayBack, takeWayBack } from './way-back';

const open = (path: string, state: unknown = null): void => window.history.replaceState(state, '', path);
const wanted = (path: string): unknown => ({ wanted: location.origin + path });

beforeEach(() => {
  sessionStorage.clear();
  open('/login');
  keepWayBack();
});

/** From the page where the link to the sign-in was pressed to the sign-in. */
function followLink(path: string, state?: unknown): void {
  open(path, state);
  noteComeBack();
  open('/login');
  keepWayBack();
}

describe('a sign-in leads back', () => {
  test.each(['/sam', '/sam#media', '/tag/tide?x=1', '/@sam/1', '/loginfan', '/registration-desk'])(
    'to %s, once',
    (path) => {
      followLink(path);
      expect(comesBack()).toBe(true);
      expect(takeWayBack()).toBe(path);
      expect(takeWayBack()).toBeNull();
    },
  );

  test.each(['/', '/main/all', '/main/public?lang=de', '/login', '/registration/abc', '/password-reset'])(
    'nowhere from %s',
    (path) => {
      followLink(path);
      expect(takeWayBack()).toBeNull();
      expect(comesBack()).toBe(false);
    },
  );

  test('to the page beside the form', () => {
    open('/sam');
    keepWayBack();
    expect(takeWayBack()).toBe('/sam');
  });

  test('to what the guard did not let a visitor open, from the page that it showed instead', () => {
    followLink('/main/all', wanted('/lists/1?x=1#y'));
    expect(takeWayBack()).toBe('/lists/1?x=1#y');
    open('/login', wanted('/tag/tide'));
    keepWayBack();
    expect(takeWayBack()).toBe('/tag/tide');
  });

  test('to a text for a new post that came with the address', () => {
    followLink('/main/all?message=Hi', wanted('/?message=Hi'));
    expect(takeWayBack()).toBe('/?message=Hi');
    followLink('/main/all', wanted('/main/friends?message=Hi'));
    expect(takeWayBack()).toBe('/main/friends?message=Hi');
  });

  test('to the page that was left before others on the way in', () => {
    followLink('/sam');
    followLink('/registration');
    followLink('/login');
    expect(takeWayBack()).toBe('/sam');
  });

  test('home after a sign-out on a phone, which leads to the local timeline that a private server keeps', () => {
    open('/login', wanted('/main/public'));
    keepWayBack();
    expect(takeWayBack()).toBeNull();
  });

  test('home when the last page was one where visitors begin', () => {
    followLink('/sam');
    followLink('/main/all');
    expect(takeWayBack()).toBeNull();
  });

  test('even there when it is for that very page', () => {
    open('/main/bubble');
    comeBackHere();
    expect(takeWayBack()).toBe('/main/bubble');
  });

  test.each([null, 'text', { wanted: 7 }, { wanted: 'https://evil.example//evil.example/x' }])(
    'to no other origin by %j',
    (state) => {
      followLink('/main/all', state);
      expect(takeWayBack()).toBeNull();
    },
  );
});
