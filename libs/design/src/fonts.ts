import '@fontsource-variable/eczar';
import '@fontsource-variable/figtree';
