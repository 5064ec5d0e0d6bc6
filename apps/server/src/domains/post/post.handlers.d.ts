import type { PublishItem } from '@guangquan/contract';
import { setCritiqueOpen } from './set-critique-open.ts';
import { closeComments } from './close-comments.ts';
import { deletePost } from './recycle-bin/delete-post.ts';
import { loadForEdit } from './cards/edit.view.ts';
import { listOwnPosts } from './own-posts.read.ts';
import { purgeOwnPost, restorePost } from './recycle-bin/restore-post.ts';
import { editFinished, publishFinished } from './publish-finished.ts';
/** Methods of NewPublish about posts of every kind. */
export declare const postMethods: {
    Detail: (ctx: import("../../context.ts").Ctx, { id }: {
        id: string;
    }) => Promise<PublishItem>;
    Publish: {
        opensTransaction: typeof publishFinished;
    };
    DeletePublish: typeof deletePost;
    CloseComments: typeof closeComments;
    AskCritique: typeof setCritiqueOpen;
    GetUserPublishDetail: typeof loadForEdit;
    EditPublish: {
        opensTransaction: typeof editFinished;
    };
    GetOwnPublishList: typeof listOwnPosts;
    RestorePublish: typeof restorePost;
    PurgePublish: typeof purgeOwnPost;
};
/** The older name of Publish. */
export declare const publishMethods: {
    PublishPicture: {
        opensTransaction: typeof publishFinished;
    };
};
