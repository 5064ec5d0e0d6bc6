import { chooseVote } from './choose-vote.ts';
import { closeVote } from './close-vote.ts';
/** Methods of NewPublish about votes. */
export declare const voteMethods: {
    GetVote: (ctx: import("../../context.ts").Ctx, { publishId }: {
        publishId: string;
    }) => Promise<{
        options: {
            id: string;
            text: string;
            picture: {
                url480: string;
                url1080: string;
                width: number;
                height: number;
                blur: string;
                color: string;
            } | null;
            count: number | null;
        }[];
        max: number;
        endTime: string;
        state: number;
        showResult: number;
        canChange: boolean;
        voterCount: number;
        chosen: string[];
    }>;
    ChooseVote: typeof chooseVote;
    CloseVote: typeof closeVote;
};
