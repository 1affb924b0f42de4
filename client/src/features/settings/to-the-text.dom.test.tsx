import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import '@/i18n/messages/en/late/own';
import { createFakeRealm } from '../../../test/fake-realm';
import { makeAccount } from '../../../test/make';
import { show } from '../../../test/show';
import { FilterList } from './filters/filter-list';
import type { DraftField } from './profile/draft';
import { FieldsEditor } from './profile/fields-editor';

afterEach(cleanup);

const focused = (): string | null | undefined => document.activeElement?.getAttribute('aria-label');

test('who adds or changes a filter types its phrase at once', async () => {
  show(<FilterList />, { realm: createFakeRealm({ preferences: { muteWords: ['tide'] } }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Change “tide”' }));
  expect(focused()).toBe('Word or phrase 1');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(screen.getByRole('button', { name: 'New filter with more choices…' }));
  expect(focused()).toBe('Word or phrase 1');
  fireEvent.change(screen.getByLabelText('Word or phrase 1'), { target: { value: 'moss' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add another' }));
  expect(focused()).toBe('Word or phrase 2');
});

const NONE = { pictures: { avatar: null, header: null, background: null } } as const;
const LIMITS = { ...NONE, name: null, note: null, fields: 4, fieldName: null, fieldValue: null };
const PROFILE = {
  account: makeAccount({ id: '1' }),
  displayName: '',
  note: '',
  fields: [],
  switches: {},
  directFrom: null,
  postDays: undefined,
  notifications: {},
  email: null,
  hasBackground: false,
};

function Fields(): ReactElement {
  const [fields, onChange] = useState<readonly DraftField[]>([{ name: 'Home', value: 'Kiln', key: 9 }]);
  return <FieldsEditor profile={PROFILE} fields={fields} limits={LIMITS} onChange={onChange} />;
}

test('who adds a field to the profile types its name at once', () => {
  show(<Fields />);
  fireEvent.click(screen.getByRole('button', { name: 'Add a field' }));
  expect(focused()).toBe('Name of field 2');
});
