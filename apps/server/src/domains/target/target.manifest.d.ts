export declare const targetManifest: {
    name: string;
};
