import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createFakeRealm } from '../../../test/fake-realm';
import { makeServer } from '../../../test/make';
import { show } from '../../../test/show';
import { FeatureList } from './features-panel';

afterEach(cleanup);

test.each([
  [true, ['Off']],
  [false, []],
])('a media proxy is told of only where the server would tell of one (%s)', (pleromaApi, told) => {
  show(<FeatureList />, { realm: createFakeRealm({ server: makeServer({ can: { pleromaApi } }) }) });
  expect(screen.getByText('Post length')).toBeTruthy();
  const names = screen.queryAllByText('Media proxy');
  expect(names.map((name) => name.nextElementSibling?.textContent)).toEqual(told);
});
