import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createFakeRealm } from '../../../../test/fake-realm';
import { makeAccount } from '../../../../test/make';
import { show } from '../../../../test/show';
import { DropLayer } from './drop-layer';

afterEach(cleanup);

const isTaken = (): boolean =>
  !fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], items: [], files: [] } });

test('what is dragged about in the page is left alone until that ends, heard or not', () => {
  show(<DropLayer />, { realm: createFakeRealm({ me: makeAccount({ id: '1' }) }) });
  fireEvent.dragStart(document.body);
  expect(isTaken()).toBe(false);
  // Its element went with its row: no end is heard.
  fireEvent.pointerMove(document.body);
  expect(isTaken()).toBe(true);
});
