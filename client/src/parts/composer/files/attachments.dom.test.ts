import { expect, it } from 'vitest';
import { decodeContent, toDraft } from '@/data/writing/drafts/content-format';
import type { Draft } from '@/data/writing/drafts/draft';
import { createBatch } from '@/data/store/batch';
import { createCell } from '@/data/store/cell';
import { fakeReach } from '@/data/testing/fake-reach';
import { fakePlatform, settled } from '@/data/testing/fake-platform';
import { createUploads } from '@/data/writing/uploads/create-uploads';
import { createFakeRealm } from '../../../../test/fake-realm';
import { makeDraftMedia, makeServer } from '../../../../test/make';
import { makeAttachment } from '../../../../test/make-attachment';
import { createComposeSession } from '@/parts/composer/session/compose-session';
import { FormAttachments } from './attachments';

it('sends files anew that another tab has posted, when the draft is kept as a new one', async () => {
  const here = (id: string) => makeAttachment({ id, url: 'https://a.example/1' });
  const uploads = createUploads({
    batch: createBatch(),
    server: createCell(createBatch(), makeServer()),
    platform: fakePlatform(),
    reach: fakeReach(),
    files: { put: async () => true, get: async () => new Blob(['tide']), drop: async () => {} },
    remote: {
      uploadMedia: async () => here('anew'),
      media: async (id) => here(id),
      describeMedia: async (id) => here(id),
    },
    clean: async (blob) => blob,
  });
  const file = makeDraftMedia({ key: 'f1', mediaId: 'posted' });
  const fresh = decodeContent({});
  const content = { ...fresh, text: 'high tide', media: [file] };
  let draft: Draft | null = toDraft(content, 'key', 1);
  let elsewhere = (): void => {};
  let sent: (id: string) => void = () => {};
  let keys = 0;
  const session = createComposeSession({
    draftKey: 'status',
    context: { inReplyToId: null, quoteId: null, editOf: null, cancels: null },
    read: (stored) => decodeContent({ ...stored }),
    fresh,
    initial: content,
    idempotencyKey: 'key',
    restored: true,
    limits: () => ({ textLimit: 500 }),
    drafts: {
      get: () => draft,
      save: (key, next) => ((draft = key === 'status' ? next : draft), true),
      clear: () => undefined,
      watch: (listener) => ((elsewhere = listener), () => {}),
    },
    send: () => new Promise(() => {}),
    stop: () => {},
    watchSent: (listener) => ((sent = listener), () => {}),
    dropFiles: () => {},
    now: () => 1,
    newKey: () => `new ${(keys += 1)}`,
    painted: async () => {},
  });
  session.watch();
  const attachments = new FormAttachments(
    session,
    createFakeRealm({ details: { uploads: async () => uploads } }),
  );
  const stop = attachments.start();
  await settled();
  session.change({ text: 'high tide, and more' });
  sent('key');
  draft = null;
  elsewhere();
  expect(session.get()).toMatchObject({ conflict: 'sent', content: { media: [{ mediaId: 'posted' }] } });
  session.resolve('mine');
  await settled();
  expect(session.get().content.media).toMatchObject([{ key: 'f1', mediaId: 'anew' }]);
  stop();
});
