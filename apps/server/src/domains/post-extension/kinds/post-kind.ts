import type { DraftInput, DraftPart, EditInput, PostPart, PublishInput } from '@guangquan/contract'
import type { Ctx, MemberCtx } from '../../../context.ts'
import type { Queryable, Tx } from '../../../db/client.ts'
import type { CoverExif, NewPicture } from '../picture-columns.ts'

/** A kind's part of the input for publishing and saving a draft. */
export type InputOf<T extends number> = Extract<PublishInput, { publishType: T }>
export type DraftInputOf<T extends number> = Extract<DraftInput, { publishType: T }>

export type EditInputOf<T extends number> = Extract<EditInput, { publishType: T }>

/** A picture of a post in rows of its kind. */
export interface OwnPicture {
  publishId: string
  pictureId: string
}

/** A file that a post or draft uses, with the use it was uploaded for. */
export interface FileUse {
  fileId: string
  /** A value of `useTypes`. */
  useType: number
  /** False for a file that does not become public with the post, such as an original. Default true. */
  shown?: boolean
}

/** The columns of the post's own row that a kind decides. Lists, search and the wall's filters read them. */
export interface PostColumns {
  title: string
  /** Text for the card and the search: all of it, or its beginning. */
  body: string
  publishSubType: number
  /** Photographs of the post; with at least one it is on the photo wall. */
  pictures: readonly NewPicture[]
  /** Camera data of the first photograph. */
  cover: CoverExif
  /** Whether its author requests critiques; default false. */
  critiqueOpen?: boolean
  /** AI level as declared, and whether the files suggest a higher one. Default: 1, none. */
  ai?: { mark: number; suspected: boolean }
  /** True when it cannot be shown yet: it stays in review until its kind passes it by `reviewPost`. */
  waits?: boolean
}

/** Columns that an edit may change; missing ones stay. */
export type EditedColumns = Pick<PostColumns, 'title' | 'body'> &
  Partial<Omit<PostColumns, 'pictures'>> & {
    /** Previous content of the kind's own rows, if it is worth storing. */
    before?: object
    /** Files the post no longer uses. */
    released?: string[]
  }

/**
 * A kind of post. Everything that kinds share (visibility, tags, topics, counters, review, recycle bin, files) belongs
 * to the post domain; a kind only adds what is specific. Its methods are only called with inputs of its own
 * `publishType`.
 */
export interface PostKind<
  Input extends PublishInput = PublishInput,
  Writing extends DraftInput = DraftInput,
  Edit extends EditInput = EditInput,
> {
  publishType: number
  /** Level from which a member may publish it. */
  minLevel: number

  /**
   * Work on an input that is too long for the event loop or must not hold a connection, such as sanitising: called
   * before the transaction, the other methods find its result by the input object.
   */
  prepareInput?(ctx: MemberCtx, input: Input | Writing | Edit, use: { isDraft: boolean }): Promise<void>

  /**
   * The input with the word list's replacements in every text that is displayed unchanged. Texts that it cannot
   * rewrite, such as subtitles, are reviewed.
   */
  replaceTexts<I extends Input | Edit>(input: I, replace: (text: string) => string): I

  /** Every text a member wrote in it but tags and place, for the word list. */
  textsOf(input: Input): string[]
  /** Files it uses: the post domain claims, publishes, releases and erases them. */
  filesOf(input: Input): FileUse[]
  /** Makes the checks that need the database or the clock, with an error of `Publish`; the files are claimed. */
  prepare(ctx: MemberCtx, tx: Tx, input: Input): Promise<PostColumns>
  /**
   * Inserts its own rows, which are deleted with the post's row by `on delete cascade`. The post's row exists. `waits`
   * means that only the kind itself keeps the post from being published.
   */
  insert?(
    tx: Tx,
    post: { id: string; authorId: string; now: Date; waits: boolean },
    input: Input,
  ): Promise<void>

  /**
   * Its part of a card, one statement for any number of posts: the same for all visitors, all members, or the author.
   * It is cached until the row of `publish` changes, so whatever changes it must update that row.
   */
  loadShown?(ctx: Ctx, ids: readonly string[]): Promise<Map<string, PostPart>>
  /** Its part of a card that differs by viewer or changes often, in place of the above: one statement, at each call. */
  loadMarks?(ctx: Ctx, ids: readonly string[]): Promise<Map<string, PostPart>>

  /** Its part of a draft as JSON, besides title, text, pictures and the shared fields. */
  draftPartOf?(input: Writing): unknown
  draftFilesOf(input: Writing): FileUse[]
  /** How many items a list shows of a draft's part. Only for kinds whose parts are small. */
  countDraftItems?(part: unknown): number
  /**
   * The parts as the editor opens them, by draft id. To be parsed by a schema: an older program may have written them.
   */
  loadDraftParts?(ctx: MemberCtx, parts: ReadonlyMap<string, unknown>): Promise<Map<string, DraftPart>>

  /** Every text of an edited post, for the word list. A kind without it and `edit` cannot be edited. */
  editedTextsOf?(input: Edit): string[]
  /** The statuses in which its author edits it; without it every one. */
  editableIn?: readonly number[]
  /** Applies an edit to its own rows, with the post's row locked, and returns the resulting columns. */
  edit?(ctx: MemberCtx, tx: Tx, post: { id: string; authorId: string }, input: Edit): Promise<EditedColumns>
  /** The parts as the editor opens them again, by post id. */
  loadEditParts?(ctx: MemberCtx, ids: readonly string[]): Promise<Map<string, DraftPart>>
  /**
   * Searchable texts besides the post's own row, captions and tags, such as the whole text or the options. By post id.
   */
  loadSearchTexts?(db: Queryable, ids: readonly string[]): Promise<Map<string, string>>

  /** Rewrites texts in its own rows, as in the post's row, which is locked. */
  rewriteTexts?(tx: Tx, id: string, rewrite: (text: string) => string): Promise<void>

  /** Pictures in its own rows, by the id that its views give them, for staff to mask. */
  pictures?: {
    find(db: Queryable, picture: OwnPicture): Promise<string | undefined>
    /** Shows another file, with the post's row locked. */
    replace(tx: Tx, picture: OwnPicture & { from: string; to: string }): Promise<void>
  }

  /** Additions to the author's export besides the post's own fields, by post id. */
  export?(db: Queryable, ids: readonly string[]): Promise<Map<string, object>>
}
