import { sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';

const columns = sql.raw(
  `slug, category_id, journalist_id, title, title_home, subtitle, author, image, image_alt, image_caption, image_link, cover_video_file,
  cover_video_youtube_id, podcast_id, podcast_type, podcast_player_style, podcast_player_color, keywords, seo_title,
  seo_description, correction, related_ids, featured, pro`,
);
const tagIds = sql.raw('array(select tag_id from news_tagged g where g.news_id = n.id order by position, tag_id)');

/** Gives a working copy to every article that was published past the desk: by a seed, an import or an older station. */
export async function adoptNews(db: DbOrTx): Promise<void> {
  await db.execute(sql`
    insert into news_drafts (id, ${columns}, tag_ids, published_at, created_at, changed_at, stage, scheduled_at)
    select id, ${columns}, ${tagIds}, 
      case when published_at <= now() then published_at end, published_at, coalesce(updated_at, published_at), 'ready',
      case when published_at > now() then published_at end
    from news n where not exists (select 1 from news_drafts d where d.id = n.id)
    on conflict do nothing`);
}

/** The working copy of an article that was changed past the desk, unless somebody has changed it there too. */
export async function followPublished(db: DbOrTx, id: number): Promise<void> {
  await db.execute(sql`
    update news_drafts set (${columns}, tag_ids, published_at, content, version) =
      (select ${columns}, ${tagIds}, published_at, null, news_drafts.version + 1 from news n where n.id = ${id})
    where id = ${id} and not has_changes`);
}
