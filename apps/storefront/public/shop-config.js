// Run-time configuration of the storefront: what differs between staging and production.
// Every setting has a default; name here only those that differ ("Configuration" in docs/publishing.md of the source).
globalThis.shopConfig = {};
