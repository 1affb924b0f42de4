import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { RealmProvider } from '@/data/react/realm-context';
import { testRealm } from '@/data/testing/test-realm';
import { loadable } from './loadable';

afterEach(cleanup);

const inRealm = (screen: ReactElement): ReactElement => (
  <RealmProvider value={testRealm().realm}>{screen}</RealmProvider>
);
const Part = ({ name }: { name: string }): ReactElement => <p>{name} is here</p>;

test('a view whose code does not load says so, and loads after "Try again" (NAV-28)', async () => {
  let attempts = 0;
  const load = async (): Promise<ComponentType<{ name: string }>> => {
    attempts += 1;
    if (attempts === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return Part;
  };
  const View = loadable(load);
  render(inRealm(<View name="About" />));
  await screen.findByRole('alert');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByText('About is here')).tagName).toBe('P');
});

test('code that was fetched before is shown at once', async () => {
  const View = loadable(async () => Part);
  await View.preload();
  render(<View name="Login" />);
  expect(screen.queryByText('Login is here')).not.toBeNull();
});

test('a quiet part shows nothing when its code does not load', async () => {
  const View = loadable<{ name: string }>(() => Promise.reject(new TypeError('gone')), { quiet: true });
  const { container } = render(<View name="Features" />);
  await View.preload().catch(() => {});
  expect(container.textContent).toBe('');
});
