import { type RawBuilder, type SqlBool } from 'kysely';
/** SQL for a row that names a target by kind and id: this member may open it; false for a kind that nobody defines. */
export declare function isReadableTarget(kind: RawBuilder<string>, id: RawBuilder<string>, viewerId: RawBuilder<string>): RawBuilder<SqlBool>;
