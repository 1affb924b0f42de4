import type { Hono } from 'hono';
import type { AppEnv } from '../lib/context.ts';
import { adminAnnouncementRoutes } from './admin-announcements.ts';
import { adminReportRoutes } from './admin-reports.ts';
import { adminUserRoutes } from './admin-users.ts';
import { bookmarkRoutes } from './bookmarks.ts';
import { conversationRoutes } from './conversations.ts';
import { mediaRoutes } from './media.ts';
import { notificationRoutes } from './notifications.ts';
import { pollRoutes } from './polls.ts';
import { reactionRoutes } from './reactions.ts';
import { reportRoutes } from './reports.ts';
import { scheduledRoutes } from './scheduled.ts';
import { searchRoutes } from './search.ts';
import { statusActionRoutes } from './status-actions.ts';
import { statusReadingRoutes } from './status-reading.ts';
import { statusRoutes } from './statuses.ts';
import { streamingRoutes } from './streaming.ts';
import { tagRoutes } from './tags.ts';
import { timelineRoutes } from './timelines.ts';

/** Posts and everything around them, in the order they are asked. */
export const socialRoutes: readonly Hono<AppEnv>[] = [
  statusRoutes,
  statusActionRoutes,
  statusReadingRoutes,
  reactionRoutes,
  pollRoutes,
  timelineRoutes,
  bookmarkRoutes,
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
  adminUserRoutes,
];
