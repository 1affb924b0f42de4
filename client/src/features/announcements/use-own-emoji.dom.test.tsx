import { cleanup, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { ServerEmoji } from '@/domain/instance/emoji';
import { createFakeRealm } from '../../../test/fake-realm';
import { show } from '../../../test/show';
import { useOwnEmoji } from './use-own-emoji';

afterEach(cleanup);

const SHELL: ServerEmoji = {
  shortcode: 'shell',
  url: 'https://here.example/shell.png',
  staticUrl: 'https://here.example/shell.png',
  category: null,
  visibleInPicker: true,
  tags: [],
  pack: null,
};

function Named({ html }: { html: string }): ReactElement {
  const names = useOwnEmoji(html, []).map(({ shortcode }) => shortcode);
  return <p>{names.join() || 'none'}</p>;
}

test('emoji of the server are known where an announcement names one, and are not asked for elsewhere', async () => {
  let asked = 0;
  const customEmoji = async (): Promise<readonly ServerEmoji[]> => {
    asked += 1;
    return [SHELL];
  };
  const realm = createFakeRealm({ details: { customEmoji } });
  show(<Named html="Boots at 05:15" />, { realm });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([asked, screen.getByText('none').tagName]).toEqual([0, 'P']);
  cleanup();
  show(<Named html="The shell won. :shell:" />, { realm });
  expect(await screen.findByText('shell')).toBeTruthy();
});
