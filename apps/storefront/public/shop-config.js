// Run-time configuration of the storefront: what differs between staging and production.
// Every setting has a default (see "Configuration" in README.md); name here only those that differ.
globalThis.shopConfig = {};
