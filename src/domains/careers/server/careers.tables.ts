import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

/** A CV on its way in, or in. The row is there before its file, so that no file is ever without one. */
export const cvUploads = pgTable(
  'cv_uploads',
  {
    id: serial('id').primaryKey(),
    /** Of the key that let it in: a second upload with the same key meets this row. */
    keyId: text('key_id').notNull().unique(),
    /** Chance letters with the kind of file at their end; the sender's own name for it is not kept. */
    fileName: text('file_name').notNull().unique(),
    size: integer('size').notNull().default(0),
    /** Null while it is on its way, and for ever when it was refused. */
    storedAt: timestamp('stored_at', { withTimezone: true }),
    /** After which the file, this row and the application go: a day, or with an application a year. */
    keptUntil: timestamp('kept_until', { withTimezone: true }).notNull(),
  },
  (table) => [index('cv_uploads_kept_until').on(table.keptUntil)],
);

export const jobApplications = pgTable(
  'job_applications',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    position: text('position').notNull(),
    aboutYou: text('about_you').notNull(),
    /** A CV belongs to one application. */
    uploadId: integer('upload_id')
      .notNull()
      .unique()
      .references(() => cvUploads.id, { onDelete: 'cascade' }),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('job_applications_sent_at').on(table.sentAt.desc())],
);
