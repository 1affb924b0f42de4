import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import '@/i18n/messages/en/late/preferences';
import '@/i18n/messages/en/late/settings';
import { DEFAULT_PREFERENCES, type PreferenceName, type Preferences } from '@/data/settings/preferences';
import { createFakeRealm, type FakeRealm } from '../../../test/fake-realm';
import { makeAccount, makeServer } from '../../../test/make';
import { show } from '../../../test/show';
import { SETTINGS, type Setting } from './catalogue';
import { SettingRow } from './setting-row';

afterEach(cleanup);

/** Filters, themes from files and the browser's own service are no control of one value; they have tests of their own. */
const APART: readonly PreferenceName[] = ['muteWords', 'ownThemes', 'webPushNotifications'];
const OFFERED = SETTINGS.filter(({ name }) => !APART.includes(name));

/** A page with the row of one setting, for somebody who has chosen these. */
function row(setting: Setting, chosen: Partial<Preferences> = {}): FakeRealm {
  const server = makeServer({ postFormats: ['text/plain', 'text/markdown'] });
  const realm = createFakeRealm({ me: makeAccount({ id: '1' }), server, preferences: chosen });
  show(<SettingRow setting={setting} marked={false} />, { realm });
  return realm;
}

const control = (name: string): Element => {
  const found = document.querySelector(`#setting-${name}, [aria-labelledby="setting-${name}-name"]`);
  if (!found) throw new Error(`${name} has no control`);
  return found;
};

/** Gives the setting another value, as a person does. */
function change(name: string): void {
  const one = control(name);
  if (one instanceof HTMLSelectElement) {
    const other = [...one.options].find(({ value }) => value !== one.value);
    fireEvent.change(one, { target: { value: other?.value } });
  } else if (one instanceof HTMLInputElement && one.type === 'checkbox') fireEvent.click(one);
  else if (one instanceof HTMLInputElement) {
    const value = one.type === 'number' ? String(Number(one.value) + 1) : 'https://tidepool.example/veil.png';
    fireEvent.change(one, { target: { value } });
    fireEvent.blur(one);
  } else {
    const box = one.querySelector<HTMLInputElement>('input[type=text], input:not([type])');
    const choices = one.querySelectorAll<HTMLInputElement>('input[type=radio], input[type=checkbox]');
    if (!box)
      return void fireEvent.click(
        [...choices].findLast(({ checked, type }) => type === 'checkbox' || !checked) ?? one,
      );
    fireEvent.change(box, { target: { value: 'lin@far.example' } });
    fireEvent.keyDown(box, { key: 'Enter' });
  }
}

/** What a control shows; what is half typed is no value of a list. */
function shown(name: string): readonly string[] {
  const one = control(name);
  const fields = one.matches('input, select')
    ? [one]
    : [...one.querySelectorAll('input:not([placeholder]), select')];
  const values = fields.map((field) => {
    if (field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)) return String(field.checked);
    return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : '';
  });
  return [...values, ...[...one.querySelectorAll('bdi')].map((word) => word.textContent)];
}

const others = (realm: FakeRealm, name: PreferenceName): Record<string, unknown> =>
  Object.fromEntries(
    SETTINGS.filter((one) => one.name !== name).map((one) => [one.name, realm.settings.get(one.name)]),
  );

test.each(OFFERED.map((setting) => [setting.name, setting] as const))(
  '%s is changed by its control, it alone; a later page shows what was chosen, and one press brings the default back',
  async (name, setting) => {
    const realm = row(setting);
    // Long lists come once they are seen.
    await waitFor(() => expect(control(name).querySelectorAll('option')).not.toHaveLength(1));
    const before = shown(name);
    expect(screen.queryByText('Changed')).toBe(null);
    change(name);
    const chosen: unknown = realm.settings.get(name);
    expect(chosen).not.toEqual(DEFAULT_PREFERENCES[name]);
    expect(others(realm, name)).toEqual(others(createFakeRealm(), name));
    const after = shown(name);
    expect(after).not.toEqual(before);
    cleanup();

    const later = row(setting, { [name]: chosen });
    expect(shown(name)).toEqual(after);
    fireEvent.click(screen.getByRole('button', { name: /^Reset / }));
    expect(later.settings.get(name)).toEqual(DEFAULT_PREFERENCES[name]);
    expect(shown(name)).toEqual(before);
  },
);

test('no control has an accessibility violation that a checker can see, by default or with another value', async () => {
  const realm = createFakeRealm({ me: makeAccount({ id: '1' }), server: makeServer() });
  show(
    <>
      {OFFERED.map((setting) => (
        <SettingRow key={setting.name} setting={setting} marked={false} />
      ))}
    </>,
    { realm },
  );
  const found = async (): Promise<readonly string[]> => {
    const { violations } = await axe.run(document.body, {
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  };
  expect(await found()).toEqual([]);
  for (const { name } of OFFERED) change(name);
  expect(await screen.findAllByRole('button', { name: /^Reset / })).not.toHaveLength(0);
  expect(await found()).toEqual([]);
});
