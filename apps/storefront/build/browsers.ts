/** The oldest supported browsers (docs/publishing.md); Oxlint refuses calls that they lack (`newerCalls`). */
export const browsers = ['chrome109', 'firefox115', 'safari16.4'];
