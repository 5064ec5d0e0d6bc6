import { chooseEmotion } from './choose-emotion.ts';
import { reportEmotions } from './emotion-report.read.ts';
/** Methods of NewPublish about emotions. */
export declare const emotionMethods: {
    GetPublishEmojReport: typeof reportEmotions;
    ChooseEmoj: typeof chooseEmotion;
};
