import type { Hono } from 'hono';
import type { AppEnv } from '../../lib/context.ts';
import { adminAnnouncementRoutes } from '../admin/admin-announcements.ts';
import { adminInviteRoutes } from '../admin/admin-invites.ts';
import { adminLogRoutes } from '../admin/admin-log.ts';
import { adminReportRoutes } from '../admin/admin-reports.ts';
import { adminStatusRoutes } from '../admin/admin-statuses.ts';
import { adminUserRoutes } from '../admin/admin-users.ts';
import { bookmarkFolderRoutes } from '../statuses/bookmark-folders.ts';
import { bookmarkRoutes } from '../statuses/bookmarks.ts';
import { conversationRoutes } from '../statuses/conversations.ts';
import { mediaRoutes } from '../statuses/media.ts';
import { notificationRoutes } from './notifications.ts';
import { pollRoutes } from '../statuses/polls.ts';
import { reactionRoutes } from '../statuses/reactions.ts';
import { reportRoutes } from '../admin/reports.ts';
import { scheduledRoutes } from '../statuses/scheduled.ts';
import { searchRoutes } from '../statuses/search.ts';
import { statusActionRoutes } from '../statuses/status-actions.ts';
import { statusReadingRoutes } from '../statuses/status-reading.ts';
import { statusRoutes } from '../statuses/statuses.ts';
import { streamingRoutes } from '../server/streaming.ts';
import { tagRoutes } from '../statuses/tags.ts';
import { timelineRoutes } from '../statuses/timelines.ts';

/** Posts and everything around them, in the order they are asked. */
export const socialRoutes: readonly Hono<AppEnv>[] = [
  statusRoutes,
  statusActionRoutes,
  statusReadingRoutes,
  reactionRoutes,
  pollRoutes,
  timelineRoutes,
  bookmarkRoutes,
  bookmarkFolderRoutes,
  notificationRoutes,
  mediaRoutes,
  tagRoutes,
  searchRoutes,
  conversationRoutes,
  scheduledRoutes,
  reportRoutes,
  streamingRoutes,
  adminReportRoutes,
  adminAnnouncementRoutes,
  adminInviteRoutes,
  adminLogRoutes,
  adminStatusRoutes,
  adminUserRoutes,
];
